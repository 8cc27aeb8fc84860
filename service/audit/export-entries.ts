import { type FileHandle, open, rm } from 'node:fs/promises';

import type { Kysely } from 'kysely';

import { OperatorError } from '../common/operator-error.ts';
import type { Tables } from '../storage/tables.ts';
import { type AuditEntry, type EntryFilter, readEntries } from './read-entries.ts';

const BATCH = 1_000;

export interface Exporting {
  readonly signal?: AbortSignal;
  onProgress(exported: number): void;
}

/**
 * Writes all entries that match to a new file, oldest first, one JSON object per line, and returns how many.
 * The file can be read by its owner only. It is removed when the export fails, so that a part of the trail
 * never looks like the whole.
 *
 * @throws OperatorError when the file exists or can't be written.
 */
export async function exportEntries(
  db: Kysely<Tables>,
  filter: EntryFilter,
  file: string,
  exporting: Exporting,
): Promise<number> {
  const handle = await created(file);
  try {
    const count = await writeAll(db, filter, handle, exporting);
    await handle.sync();
    await handle.close();
    return count;
  } catch (error) {
    await handle.close();
    await rm(file, { force: true });
    throw error;
  }
}

async function created(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    throw new OperatorError(`The file ${file} can't be created (${String(error)}). Choose another name.`, {
      cause: error,
    });
  }
}

async function writeAll(
  db: Kysely<Tables>,
  filter: EntryFilter,
  handle: FileHandle,
  { signal, onProgress }: Exporting,
): Promise<number> {
  let count = 0;
  let after: AuditEntry['id'] | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const entries = await readEntries(db, filter, { order: 'oldest first', after, limit: BATCH });
    await handle.appendFile(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    count += entries.length;
    onProgress(count);
    if (entries.length < BATCH) return count;
    after = entries.at(-1)!.id;
  }
}
