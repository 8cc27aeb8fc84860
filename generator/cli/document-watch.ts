import { dirname } from 'node:path';

import type { Diagnostic, Locate } from '../diagnostic/diagnostic.ts';
import { readSaved, Saves } from './saves.ts';
import { type Output, printDiagnostics, seconds } from './terminal.ts';

interface ReadDocument {
  readonly errors: readonly Diagnostic[];
  readonly locate: Locate;
  readonly specFiles: readonly string[];
}

/** Reads a document repeatedly, for a command that serves it until SIGINT or SIGTERM. */
export function watchDocument<Read extends ReadDocument>(
  spec: string,
  readDocument: (spec: string) => Promise<Read>,
  stdout: Output,
  stderr: Output,
) {
  const saves = new Saves('generated');
  return {
    /** Reads the document, prints its errors, and watches the folders of its files. */
    async read(): Promise<Read> {
      const read = await readSaved(
        () => readDocument(spec),
        ({ errors }) => errors.length > 0,
      );
      saves.watch([spec, ...read.specFiles].map((file) => dirname(file)));
      await printDiagnostics(read.errors, 'text', stdout, stderr, read.locate);
      return read;
    },
    /** Calls `update` after each save until a signal ends the watch, and `report` with a line about it. */
    async follow(update: () => Promise<void>, report: (line: string) => void): Promise<void> {
      for await (const saved of saves) {
        const start = performance.now();
        await update();
        report(`${saved.join(', ')} (${seconds(performance.now() - start)})\n`);
      }
    },
    /** Closes the file watchers, which would prevent the process from ending. */
    [Symbol.dispose]: () => saves.end(),
  };
}
