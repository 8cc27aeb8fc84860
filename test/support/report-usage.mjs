import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const usage = { mebibytes: maxRSS / 1024, processorSeconds: (userCPUTime + systemCPUTime) / 1e6 };
    writeFileSync(process.env.USAGE_REPORT, JSON.stringify(usage));
  });
}
