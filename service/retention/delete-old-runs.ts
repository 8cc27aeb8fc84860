import type { Kysely } from 'kysely';

import type { Tables } from '../storage/tables.ts';
import { deleteInBatches } from './delete-in-batches.ts';

/**
 * Deletes simulation runs from before `date`, with about a dozen events each, and returns how many. There
 * are few enough to delete row by row.
 */
export function deleteOldRuns(db: Kysely<Tables>, date: Date, signal?: AbortSignal): Promise<number> {
  return deleteInBatches(db, { table: 'simulation_runs', prefix: 'ntfsimrun_', batch: 500 }, date, signal);
}
