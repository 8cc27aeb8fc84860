import type { Kysely } from 'kysely';

import type { Tables } from '../storage/tables.ts';
import { deleteInBatches } from './delete-in-batches.ts';

/**
 * Deletes reports from before `date`, with their files, and returns how many. Most files were deleted when
 * their report expired; in an account whose test clock stands still, none was.
 */
export function deleteOldReports(db: Kysely<Tables>, date: Date, signal?: AbortSignal): Promise<number> {
  return deleteInBatches(db, { table: 'reports', prefix: 'rep_', batch: 50 }, date, signal);
}
