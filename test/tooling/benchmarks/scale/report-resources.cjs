// Loaded into each measured process by `--require`. At its end, it writes what the process used.
// A CommonJS file, since an ES module would add the time of its loader to a process without one.
const { readFileSync, writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  writeFileSync(
    process.env.HEADWATER_BENCH_RESOURCES,
    JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMb: peakMb() }),
  );
});

/**
 * The largest resident memory of the process. Linux copies the `maxRSS` of `resourceUsage` from the
 * process that started this one, so the number of the kernel for this process alone is used first.
 */
function peakMb() {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}
