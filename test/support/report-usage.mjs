import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => writeFileSync(process.env.USAGE_REPORT, String(process.resourceUsage().maxRSS / 1024)));
}
