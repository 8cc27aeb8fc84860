import { ServiceError } from '../common/errors.ts';
import { faultsOf, invalidLines, type LineFaults } from './import-error.ts';
import type { Importable, ImportedEntity, ImportInto } from './importable.ts';
import { readLines } from './read-lines.ts';

/** How often an import reports its progress, in lines. */
const REPORTED_LINES = 1_000;

export interface ImportFile {
  /** Its name, for messages. */
  readonly file: string;
  readonly text: string;
}

export interface ImportProgress {
  say(text: string): void;
  readonly signal?: AbortSignal;
}

/** What became of a line. */
export interface ImportedLine {
  readonly id: string;
  readonly external_id: string | null;
}

/**
 * Imports an entity per line, all of them or none, and publishes `<entity>.imported` for each. All lines are
 * checked against the spec before the first is stored.
 *
 * @throws OperatorError with the invalid lines, or with the first line that a rule of the API rejects.
 */
export async function importLines(
  into: Omit<ImportInto, 'trx'>,
  importable: Importable,
  { file, text }: ImportFile,
  { say, signal }: ImportProgress,
): Promise<ImportedLine[]> {
  const { lines, invalid } = readLines(text);
  const faults: LineFaults[] = [...invalid];
  const entities: (ImportedEntity & { readonly line: number })[] = [];
  for (const { line, members } of lines) {
    const checked = importable(members);
    if ('store' in checked) entities.push({ ...checked, line });
    else faults.push({ line, faults: checked });
  }
  if (faults.length > 0)
    throw invalidLines(
      file,
      faults.toSorted((a, b) => a.line - b.line),
    );
  return into.services.db.transaction().execute(async (trx) => {
    const imported: ImportedLine[] = [];
    for (const entity of entities) {
      signal?.throwIfAborted();
      const { id } = await stored(file, entity, { ...into, trx });
      imported.push({ id, external_id: entity.externalId });
      if (imported.length % REPORTED_LINES === 0) say(`${imported.length} of ${entities.length} stored`);
    }
    return imported;
  });
}

async function stored(
  file: string,
  { line, store }: ImportedEntity & { readonly line: number },
  into: ImportInto,
): Promise<{ readonly id: string }> {
  try {
    return await store(into);
  } catch (error) {
    throw error instanceof ServiceError ? invalidLines(file, [{ line, faults: faultsOf(error) }]) : error;
  }
}
