"""At the end of the process that imports this, writes what the process used."""

import atexit
import json
import os
import re
import resource
from pathlib import Path


def peak_mb() -> float:
    """The largest resident memory. Linux starts `ru_maxrss` with the one of the parent."""
    try:
        return int(re.search(r"VmHWM:\s+(\d+)", Path("/proc/self/status").read_text())[1]) / 1024
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


@atexit.register
def report_resources() -> None:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    found = {"cpuSeconds": usage.ru_utime + usage.ru_stime, "peakMb": peak_mb()}
    Path(os.environ["HEADWATER_BENCH_RESOURCES"]).write_text(json.dumps(found))
