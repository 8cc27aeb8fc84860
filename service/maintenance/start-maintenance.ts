import type { NewError } from '../common/errors.ts';
import type { Log } from '../common/log.ts';
import { type Job, startJob } from '../common/start-job.ts';
import type { DueCode } from '../due/due-kind.ts';
import type { Services } from '../services.ts';
import { runMaintenance } from './run-maintenance.ts';

/** Runs `runMaintenance` now and every second, which is the longest delay until an advanced test clock moves. Every worker may start it. */
export function startMaintenance(newError: NewError<DueCode>, services: Services, log: Log): Job {
  return startJob({
    log,
    failure: 'maintenance of accounts failed',
    async run(signal) {
      await runMaintenance(newError, services, signal);
      return false;
    },
  });
}
