"""Makes sure that there is a Chromium for the browser tests and the screenshots, and installs it if there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """The browser to use: the one that `KILLSHOT_CHROMIUM` names, or one on the path."""
    named = os.environ.get("KILLSHOT_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def main() -> int:
    if chromium():
        return 0
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print("The browser tests need Chromium; install it (on Debian: apt install chromium)", file=sys.stderr)
        print("or name it in the environment variable KILLSHOT_CHROMIUM.", file=sys.stderr)
        return 1
    print("Installing Chromium for the browser tests.")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        if subprocess.run(command, env=environment, check=False).returncode:
            print("Chromium could not be installed with apt-get; the browser tests need it.", file=sys.stderr)
            return 1
    return 0 if chromium() else 1


if __name__ == "__main__":
    sys.exit(main())
