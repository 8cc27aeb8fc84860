import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => writeFileSync(process.env.BENCH_USAGE, String(process.resourceUsage().maxRSS / 1024)));
}
