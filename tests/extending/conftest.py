from pathlib import Path

import pytest

from tests.extending.recipe import copy_sources, follow


@pytest.fixture(scope="module")
def copy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in which the recipe of the module, `RECIPE`, has been followed."""
    folder = copy_sources(tmp_path_factory.mktemp("copy"))
    follow(request.module.RECIPE, folder)
    return folder
