import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Output, paintFor } from '../../generator/cli/terminal.ts';
import { linkProjectPackages } from '../support/packages.ts';
import { examine } from './examine.ts';
import { findDocuments } from './find-documents.ts';
import { count, type Row } from './row.ts';
import { summary } from './summary.ts';
import { tableOf } from './table.ts';
import type { CorpusArguments } from './arguments.ts';

/**
 * @returns The exit status: 0 without faults, 1 with faults. @throws Error for a folder without documents.
 */
export async function runCorpus(
  { folder, only, keep, json }: CorpusArguments,
  stdout: Output,
  stderr: Output,
): Promise<number> {
  if (!existsSync(folder)) throw new Error(`${folder}: no such folder`);
  const documents = findDocuments(folder).filter(({ name }) => name.includes(only ?? ''));
  if (documents.length === 0)
    throw new Error(`${folder} contains no OpenAPI document${only ? ` with ${only} in its path` : ''}`);
  const work = keep ?? mkdtempSync(join(tmpdir(), 'corpus-'));
  mkdirSync(work, { recursive: true });
  // A kept folder has the link of the run before.
  rmSync(join(work, 'node_modules'), { force: true });
  linkProjectPackages(work);
  const table = tableOf(
    documents.map(({ name }) => name),
    paintFor(stdout),
  );
  const isWatched = stderr.isTTY === true;
  const rows: Row[] = [];
  try {
    if (!json) stdout.write(`${table.head}\n`);
    for (const [index, document] of documents.entries()) {
      const place = join(work, document.name);
      rmSync(place, { recursive: true, force: true });
      const row = await examine(document, place, (doing) => {
        if (isWatched) stderr.write(`\r\u001B[K${index + 1} of ${documents.length}: ${document.name}, ${doing}`);
      });
      rows.push(row);
      if (keep === undefined) rmSync(place, { recursive: true, force: true });
      if (isWatched) stderr.write('\r\u001B[K');
      if (!json) stdout.write(`${table.line(row)}\n`);
    }
  } finally {
    if (keep === undefined) rmSync(work, { recursive: true, force: true });
  }
  if (json) stdout.write(`${JSON.stringify({ documents: rows.map(printed) }, null, 2)}\n`);
  else stdout.write(`\n${summary(rows, paintFor(stdout))}`);
  return rows.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

function printed(row: Row): object {
  return { ...row, errors: count(row, 'error'), warnings: count(row, 'warning') };
}
