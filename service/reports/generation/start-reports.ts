import type { Log } from '../../common/log.ts';
import { type Job, startJob } from '../../common/start-job.ts';
import type { Services } from '../../services.ts';
import { generateReports } from './generate-reports.ts';

/**
 * Runs `generateReports` now and every second. Every worker may start it. It stops after the page under way;
 * another process, or the next start, continues with the report.
 */
export function startReports(services: Services, log: Log): Job {
  return startJob({
    log,
    failure: 'failed to look for reports to generate',
    async run(signal) {
      await generateReports(services, log, signal);
      return false;
    },
  });
}
