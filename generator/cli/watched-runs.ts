import { generate } from '../generate.ts';
import { Memo } from '../render/memo.ts';
import { WorkerPool } from '../render/pool.ts';
import { FileHashes } from '../write/file-hashes.ts';
import type { Hashes } from '../write/hash.ts';
import { changedNames, generatorHashes } from '../write/inputs.ts';
import { readManifest } from '../write/manifest.ts';
import { type Arguments, parseArguments } from './arguments.ts';
import { failure } from './failure.ts';
import { writeGenerated } from './run-generate.ts';
import { readSaved } from './saves.ts';
import type { Output } from './terminal.ts';
import type { Message } from './watch-messages.ts';

/** The runs of a watch: each reuses what the one before it rendered. */
class WatchedRuns {
  readonly #args: Arguments;
  readonly #stdout: Output;
  readonly #stderr: Output;
  /** Hashes of the generator that this process has loaded. */
  readonly #loaded: Hashes;
  readonly #hashes = new FileHashes();
  #pool = new WorkerPool();
  #memo = new Memo();

  constructor(args: Arguments, stdout: Output, stderr: Output) {
    this.#args = args;
    this.#stdout = stdout;
    this.#stderr = stderr;
    this.#loaded = generatorHashes(args, args.out, this.#hashes);
  }

  /** Does not run if the generator has changed since this process loaded it. */
  async next(): Promise<'done' | 'generator changed'> {
    const args = this.#args;
    const start = performance.now();
    const generator = generatorHashes(args, args.out, this.#hashes);
    if (changedNames(this.#loaded, generator).length > 0) return 'generator changed';
    try {
      const before = readManifest(args.out);
      const previous = this.#memo.api?.document;
      const generated = await readSaved(
        () => generate(args, { pool: this.#pool, memo: this.#memo }),
        ({ output }) => output === undefined,
      );
      const run = { start, before, hashes: this.#hashes, recorded: this.#loaded, generator, previous };
      await writeGenerated(args, generated, run, this.#stdout, this.#stderr);
    } catch (error) {
      this.#stderr.write(`${failure(error)}\n`);
      this.#restart();
    }
    return 'done';
  }

  /** After an internal error, the state of the worker and the memo is unknown. */
  #restart(): void {
    this.#pool[Symbol.dispose]();
    this.#pool = new WorkerPool();
    this.#memo = new Memo();
  }
}

const send = (message: Message): boolean => process.send!(message);
const runs = new WatchedRuns(
  parseArguments(process.argv.slice(2)),
  { write: (text: string | Uint8Array) => send({ stdout: String(text) }) },
  { write: (text: string | Uint8Array) => send({ stderr: String(text) }) },
);
process.on('message', async () => send({ end: await runs.next() }));
// The watching process has ended.
process.on('disconnect', () => process.exit());
