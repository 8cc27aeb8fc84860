import type { Kysely } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { Context } from '../http/context.ts';
import { rowFinder } from '../storage/find-row.ts';
import type { Tables } from '../storage/tables.ts';

const findReport = rowFinder('reports', 'Report');

/** A request whose path names a report. */
interface ReportPath {
  readonly path: { readonly report_id: string };
  readonly newError: NewError<'not_found'>;
}

/** Finds the report that a path names, for `finding`. */
export function reportInPath(db: Kysely<Tables>) {
  return ({ path, newError }: ReportPath, { accountId }: Context) =>
    findReport(newError, db, accountId, path.report_id);
}
