import type { Transaction } from 'kysely';

import type { AuditEntryRow } from '../storage/rows/audit-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { prepareEntry, takeEntry } from './pending-entry.ts';
import { insertEntry } from './store-entry.ts';
import { watchWrites } from './watch-writes.ts';

export interface Entry<R> {
  /** @param resultId The id of the entity that was changed, if it is known. */
  rowOf(resultId: string | undefined): AuditEntryRow;
  /** Whether the result is a change although it has written no row. */
  isChange?(result: R): boolean;
  /** The id of the entity in a result. */
  idOf(result: R): string | undefined;
}

/**
 * Makes a change in `trx`, and stores its entry if it has changed anything. Returns whether there is an
 * entry.
 */
export async function withEntry<R>(
  trx: Transaction<Tables>,
  { rowOf, isChange, idOf }: Entry<R>,
  change: (trx: Transaction<Tables>) => Promise<R>,
): Promise<{ readonly result: R; readonly isRecorded: boolean }> {
  const { trx: watched, hasWritten } = watchWrites(trx);
  prepareEntry(watched, rowOf);
  const result = await change(watched);
  // An event of the change may have taken it.
  const row = takeEntry(watched, idOf(result));
  if (row === undefined) return { result, isRecorded: true };
  const isRecorded = hasWritten() || isChange?.(result) === true;
  if (isRecorded) await insertEntry(trx, row);
  return { result, isRecorded };
}

/** The id of an entity or a row. */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : undefined;
}
