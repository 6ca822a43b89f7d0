"""What comes back from a bucket when a process is killed and its disk is gone: a beginning of what was, and whole."""

from pathlib import Path

import pytest

from bot.operations.bucket import Bucket
from tests.bot.operations.disk_loss_process import lives


@pytest.mark.parametrize(
    ("count", "longest"), [(3, 6_000), pytest.param(40, 10_000, marks=pytest.mark.slow)], ids=["few", "many"]
)
def test_a_kill_that_takes_the_disk_too_leaves_whole_files_that_lack_only_the_newest_moves(
    bucket: Bucket, tmp_path: Path, count: int, longest: int
) -> None:
    found = lives(bucket, tmp_path, count, longest)
    assert len(found) == count
    assert all(life.told for life in found)
    assert sum(life.gone for life in found) < sum(life.told for life in found)
