import { dirname } from 'node:path';

import { readSaved, Saves } from '../cli/saves.ts';
import { type Output, printDiagnostics, seconds } from '../cli/terminal.ts';
import type { Api } from '../model/api.ts';
import { type ReadApi, readApi } from '../model/read-api.ts';

/** Reads a document repeatedly, for a command that serves it until SIGINT or SIGTERM. */
export function watchDocument(spec: string, stdout: Output, stderr: Output) {
  const saves = new Saves('generated');
  /** The next model reuses its unchanged parts. */
  let last: Api | undefined;
  return {
    /** Reads the document, prints its errors, and watches the folders of its files. */
    async read(): Promise<ReadApi> {
      const read = await readSaved(
        () => readApi(spec, last),
        ({ errors }) => errors.length > 0,
      );
      last = read.api ?? last;
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
