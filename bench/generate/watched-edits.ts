import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { edited, type FieldEdit } from './field-edits.ts';

export interface WatchedEdits {
  readonly milliseconds: readonly number[];
  /** The slowest kind of edit, as text. */
  readonly slowest: string;
}

/** A document in a folder, and the edits to make. */
export interface WatchedDocument {
  readonly folder: string;
  /** In the folder. */
  readonly root: string;
  readonly edits: readonly FieldEdit[];
}

/**
 * Saves one field of a document after the other while `npm run generate -- --watch` runs, as a developer
 * does, and takes the time until it says that it is done, which it does after the last file is written.
 * Every second edit takes the one before it back.
 */
export async function watchedEdits(
  project: string,
  { folder: source, root, edits }: WatchedDocument,
  number: number,
): Promise<WatchedEdits> {
  const folder = mkdtempSync(join(tmpdir(), 'billing-watch-'));
  if (edits.every(({ file }) => file === root)) cpSync(join(source, root), join(folder, 'spec', root));
  else cpSync(source, join(folder, 'spec'), { recursive: true });
  const words = ['--watch', '--spec', join(folder, 'spec', root), '--out', join(folder, 'generated')];
  const watching = spawn(process.execPath, ['.ci/node.mjs', 'generator/main.ts', ...words], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const done = reader(watching.stdout);
  try {
    await done();
    const times: { readonly kind: string; readonly milliseconds: number }[] = [];
    for (let at = 0; at < number; at += 1) {
      const edit = edits[(at >> 1) % edits.length]!;
      const original = join(source, edit.file);
      const text = at % 2 === 0 ? edited(original, edit, at + 1) : readFileSync(original, 'utf8');
      // Developers do not save sooner, nor twice within half a second.
      await delay(at === 0 ? 3_000 : 500);
      const saved = performance.now();
      writeFileSync(join(folder, 'spec', edit.file), text);
      let said = await done();
      // The system reports one write of a large file in several steps, and the last of them starts a run
      // that finds nothing new: its report comes before that of this edit.
      if (/ 0 written/.test(said)) said = await done();
      if (!/[1-9]\d* written/.test(said)) throw new Error(`the edit of ${edit.file} came to nothing: ${said}`);
      times.push({ kind: edit.kind, milliseconds: performance.now() - saved });
    }
    const slowest = times.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]!;
    return {
      milliseconds: times.map(({ milliseconds }) => milliseconds),
      slowest: `${slowest.kind}, ${slowest.milliseconds.toFixed(0)} ms`,
    };
  } finally {
    watching.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the output up to the next time that it watches. */
function reader(stream: NodeJS.ReadableStream): () => Promise<string> {
  const chunks = stream[Symbol.asyncIterator]();
  return async () => {
    let text = '';
    while (!text.includes('watching;')) {
      const { value, done } = await chunks.next();
      if (done === true) throw new Error(`the watch ended early: ${text}`);
      text += String(value);
    }
    return text;
  };
}
