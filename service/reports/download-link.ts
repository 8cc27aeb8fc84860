import type { Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { LinkKind } from '../links/signed-link.ts';
import type { ReportRow } from '../storage/rows/report-rows.ts';

/** The report that a link leads to. */
interface LinkedReport {
  readonly accountId: string;
  readonly id: string;
}

/** Links to the files of reports, valid for three minutes. */
export const REPORT_LINK: LinkKind<LinkedReport> = { path: '/downloads/report', validSeconds: 180 };

export type DownloadCode = 'report_empty' | 'report_expired' | 'report_failed' | 'report_not_ready';

/** @throws an error that states why the report has no file. */
export function checkDownloadable(
  newError: NewError<DownloadCode>,
  { id, status, row_count, expires_at }: Selectable<ReportRow>,
): void {
  if (status === 'pending')
    throw newError('report_not_ready', `Report ${id} is being generated. Wait until its status is ready.`);
  if (status === 'failed')
    throw newError('report_failed', `Report ${id} could not be generated. Create another report.`);
  if (status === 'expired')
    throw newError('report_expired', `Report ${id} expired at ${expires_at}. Create another report.`);
  if (row_count === 0)
    throw newError('report_empty', `Nothing matched the filters of report ${id}, so it has no file.`);
}
