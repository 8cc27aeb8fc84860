import type { Log } from '../../common/log.ts';
import type { Services } from '../../services.ts';
import { csvLine } from '../content/csv.ts';
import { contentOf } from '../content/report-contents.ts';
import { type ClaimedReport, claimReport, LeaseLostError, releaseReport } from './claim-report.ts';
import { finishReport } from './finish-report.ts';
import { storeChunk } from './store-chunk.ts';

/** How often a report is begun, by workers that failed or ended, before it is failed. */
const MOST_TRIES = 5;
const FIRST_RETRY_SECONDS = 5;

/**
 * Generates the reports that are due, one after the other, and returns how many it has taken care of. Any
 * number of processes may call it at once.
 */
export async function generateReports(services: Services, log: Log, signal?: AbortSignal): Promise<number> {
  for (let claimed = 0; ; claimed += 1) {
    if (signal?.aborted === true) return claimed;
    const report = await claimReport(services.db);
    if (report === undefined) return claimed;
    await generate(services, log, report, signal);
  }
}

async function generate(services: Services, log: Log, report: ClaimedReport, signal?: AbortSignal): Promise<void> {
  const { id, account_id, tries } = report;
  try {
    // The workers that began it ended without an error, so it may be the report that ended them.
    if (tries > MOST_TRIES) return await finishReport(services, report, 'failed');
    const isComplete = await storeContent(services, report, signal);
    if (isComplete) await finishReport(services, report, 'ready');
    else await releaseReport(services.db, report, 0, tries - 1);
  } catch (error) {
    if (error instanceof LeaseLostError) return;
    const isLast = tries >= MOST_TRIES;
    const next = isLast ? 'it is failed now' : 'retrying';
    log.error({ err: error, report_id: id, account_id, tries }, `failed to generate a report; ${next}`);
    if (isLast) await finishReport(services, report, 'failed');
    else await releaseReport(services.db, report, FIRST_RETRY_SECONDS * 2 ** (tries - 1), tries);
  }
}

/** Returns whether all of it was stored; the signal ends it after a page. */
async function storeContent({ db }: Services, report: ClaimedReport, signal?: AbortSignal): Promise<boolean> {
  const content = contentOf(report.type);
  const { account_id: accountId, filters, created_at: createdAt } = report;
  let header = csvLine(content.columns);
  for (let after: string | undefined = ''; after !== undefined; header = '') {
    if (signal?.aborted === true) return false;
    const { csv, rows, next } = await content.page(db, { accountId, filters, createdAt }, after);
    await storeChunk(db, report, header + csv, rows);
    after = next;
  }
  return true;
}
