import { dirname } from 'node:path';

import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { readSaved, Saves } from './saves.ts';
import { type Output, seconds } from './terminal.ts';

interface ReadDocument {
  readonly errors: readonly Diagnostic[];
  readonly specFiles: readonly string[];
}

/** Reads a document repeatedly, for a command that serves it until SIGINT or SIGTERM. */
export class DocumentWatch<Read extends ReadDocument> implements Disposable {
  readonly #spec: string;
  readonly #read: (spec: string) => Promise<Read>;
  readonly #stdout: Output;
  readonly #stderr: Output;
  readonly #saves = new Saves('generated');

  constructor(spec: string, read: (spec: string) => Promise<Read>, stdout: Output, stderr: Output) {
    this.#spec = spec;
    this.#read = read;
    this.#stdout = stdout;
    this.#stderr = stderr;
    const end = (): void => this.#saves.end();
    process.once('SIGINT', end).once('SIGTERM', end);
  }

  /** Reads the document, prints its errors, and watches the folders of its files. */
  async read(): Promise<Read> {
    const read = await readSaved(
      () => this.#read(this.#spec),
      ({ errors }) => errors.length > 0,
    );
    this.#saves.watch([this.#spec, ...read.specFiles].map((file) => dirname(file)));
    await printDiagnostics(read.errors, 'text', this.#stdout, this.#stderr);
    return read;
  }

  /** Calls `update` after each save until a signal ends the watch, and calls `report` with a line about it. */
  async follow(update: () => Promise<void>, report: (line: string) => void): Promise<void> {
    while (!this.#saves.ended) {
      const saved = await this.#saves.next();
      if (this.#saves.ended) return;
      const start = performance.now();
      await update();
      report(`${saved.join(', ')} (${seconds(performance.now() - start)})\n`);
    }
  }

  /** Closes the file watchers, which would prevent the process from ending. */
  [Symbol.dispose](): void {
    this.#saves.end();
  }
}
