import type { Log } from '../common/log.ts';
import { type Job, startJob } from '../common/start-job.ts';
import { withoutJumps } from '../common/without-jumps.ts';
import type { Services } from '../services.ts';
import { turnOffFailing } from './turn-off-failing.ts';

const EVERY_MS = 60_000;
/**
 * After a start, nothing is turned off for this long. While the service was stopped, nothing was attempted:
 * the attempts that are due come first, and one that succeeds shows that the destination works.
 */
const GRACE_MS = 600_000;

/**
 * Runs `turnOffFailing` every minute. Every worker may start it. A clock that is set ahead turns nothing
 * off.
 */
export function startTurningOff(opened: Services, log: Log): Job {
  const services = { ...opened, clock: withoutJumps(opened.clock) };
  const startedAt = performance.now();
  return startJob({
    log,
    failure: 'failed to look for destinations to turn off',
    everyMs: EVERY_MS,
    async run(signal) {
      if (performance.now() - startedAt >= GRACE_MS) await turnOffFailing(services, log, signal);
      return false;
    },
  });
}
