import { join, resolve } from 'node:path';

import { type Generated, Generator } from '../generate.ts';
import { FileHashes } from '../write/file-hashes.ts';
import { changedNames, generatorHashes, isCurrent } from '../write/inputs.ts';
import { type Manifest, readManifest } from '../write/manifest.ts';
import { type Arguments, parseArguments } from './arguments.ts';
import { failure } from './failure.ts';
import { IdleCollection } from './idle-collection.ts';
import { reportCurrent, takeGenerated } from './run-generate.ts';
import { readSaved } from './saves.ts';
import type { Output } from './terminal.ts';
import type { Said } from './watch-process.ts';

const DOCUMENT = 'openapi/openapi.json';
/** The second time is still half as fast as the third. */
const REHEARSALS = 3;

/** The runs of a watch, of which each takes from the one before it what is the same. */
class WatchedRuns {
  readonly #args: Arguments;
  readonly #stdout: Output;
  readonly #stderr: Output;
  /** The generator that is loaded. */
  readonly #loaded: Manifest['generator'];
  readonly #hashes = new FileHashes();
  #generator = new Generator({ keeps: true });
  /** What was last made without an error. */
  #last: Generated['output'];
  #rehearsal = Promise.resolve();
  /** Somebody waits for the rehearsal to end. */
  #isAwaited = false;

  constructor(args: Arguments, stdout: Output, stderr: Output) {
    this.#args = args;
    this.#stdout = stdout;
    this.#stderr = stderr;
    this.#loaded = generatorHashes(args, args.out, this.#hashes);
  }

  /** One run as `npm run generate` does it; a generator that has changed since it was loaded does none. */
  async next(): Promise<'done' | 'generator changed'> {
    this.#isAwaited = true;
    await this.#rehearsal;
    this.#isAwaited = false;
    const args = this.#args;
    const start = performance.now();
    const generator = generatorHashes(args, args.out, this.#hashes);
    if (changedNames(this.#loaded, generator).length > 0) return 'generator changed';
    try {
      const before = readManifest(args.out);
      const isFirst = this.#last === undefined;
      if (isFirst && before !== undefined && isCurrent(before, args, this.#hashes, generator)) {
        reportCurrent(args, before, start, this.#stdout);
      } else {
        const generated = await readSaved(
          () => this.#generator.run(args),
          ({ output }) => output === undefined,
        );
        const run = { start, before, hashes: this.#hashes, generator, last: this.#documentOf(before) };
        await takeGenerated(args, generated, run, this.#stdout, this.#stderr);
        this.#last = generated.output ?? this.#last;
      }
      if (isFirst) this.#rehearsal = this.#rehearse();
    } catch (error) {
      this.#stderr.write(`${failure(error)}\n`);
      this.#forget();
    }
    return 'done';
  }

  /** Makes everything anew and writes nothing, then once more what is kept, so that the first save finds it made, known and compiled. */
  async #rehearse(): Promise<void> {
    try {
      for (let times = 0; times <= REHEARSALS && !this.#isAwaited; times += 1) {
        if (times < REHEARSALS) this.#generator.forget();
        this.#last = (await this.#generator.run(this.#args)).output;
      }
      for (const file of this.#last?.files ?? []) {
        this.#hashes.ofOutput(file);
        this.#hashes.ofDisk(join(resolve(this.#args.out), file.path));
      }
    } catch {
      // The next run meets the same fault, and tells it.
      this.#forget();
    }
  }

  /** Whatever was thrown, nobody knows what state it has left. */
  #forget(): void {
    this.#generator[Symbol.dispose]();
    this.#generator = new Generator({ keeps: true });
    this.#last = undefined;
  }

  /** The document that was made last, if it is the one that the manifest is of. */
  #documentOf(before: Manifest | undefined) {
    const file = this.#last?.files.find(({ path }) => path === DOCUMENT);
    const isLast = file !== undefined && this.#hashes.ofOutput(file) === before?.outputs[DOCUMENT]?.hash;
    return isLast ? this.#last?.api.document : undefined;
  }
}

const send = (said: Said): boolean => process.send!(said);
const runs = new WatchedRuns(
  parseArguments(process.argv.slice(2)),
  { write: (text: string | Uint8Array) => send({ stdout: String(text) }) },
  { write: (text: string | Uint8Array) => send({ stderr: String(text) }) },
);
const collection = new IdleCollection();
process.on('message', async () => {
  collection.stop();
  send({ end: await runs.next() });
  collection.start();
});
// Whoever watches is gone.
process.on('disconnect', () => process.exit());
