"""Makes sure that there is a PostgreSQL server for the tests, and prints where its programs are.

Only the programs are needed, not a running server: the tests start their own, in a folder that they throw away. Where
there are none, they are installed with apt-get, which takes root; elsewhere a sentence says what to do.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = ("initdb", "pg_ctl", "postgres")
DEBIAN = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """The folder with the newest server, if there is one: POSTGRES_BIN first, then Debian's folders, then the path."""
    folders = [Path(os.environ["POSTGRES_BIN"])] if "POSTGRES_BIN" in os.environ else []
    versions = [path for path in DEBIAN.glob("*/bin") if path.parent.name.isdigit()]
    folders += sorted(versions, key=lambda path: -int(path.parent.name))
    if on_path := shutil.which("initdb"):
        folders.append(Path(on_path).resolve().parent)
    return next((folder for folder in folders if all((folder / name).is_file() for name in NEEDED)), None)


def install() -> str | None:
    """Installs it; the reason if that fails."""
    if not shutil.which("apt-get"):
        return "there is no apt-get here"
    if os.geteuid() != 0:
        return "only root can install it"
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
        done = subprocess.run(["apt-get", "-q", *words], env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = (done.stderr or done.stdout).strip().splitlines()
            return f"apt-get {' '.join(words)} failed: {lines[-1] if lines else done.returncode}"
    return None


def main() -> int:
    folder = programs()
    if folder is None:
        print("PostgreSQL is not installed; installing it.", file=sys.stderr)
        why_not = install()
        folder = programs()
        if folder is None:
            print(
                f"The tests of the server need PostgreSQL, and it could not be installed: {why_not or 'no initdb after it'}."
                " Install it (Debian and Ubuntu: sudo apt-get install postgresql), or set POSTGRES_BIN to the folder"
                " with initdb and pg_ctl.",
                file=sys.stderr,
            )
            return 1
    print(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
