import { generate } from '../generate.ts';
import { Memo } from '../render/memo.ts';
import { WorkerPool } from '../render/pool.ts';
import { changedNames, generatorHashes } from '../write/inputs.ts';
import { readManifest } from '../write/manifest.ts';
import type { Arguments } from './arguments.ts';
import { writeGenerated } from './run-generate.ts';
import { readSaved } from './saves.ts';
import { failure } from './terminal.ts';
import { FileHashes } from '../write/hash.ts';

/** The message to the process that watches. */
export type End = 'done' | 'generator changed';

const args = JSON.parse(process.argv[2]!) as Arguments;
/** What each run reuses of the one before it. */
const shared = { pool: new WorkerPool(), memo: new Memo() };
const hashes = new FileHashes();
/** Hashes of the generator that this process has loaded. */
const loaded = generatorHashes(args, args.out, hashes);

/** Does not run if the generator has changed since this process loaded it. */
async function run(): Promise<End> {
  const start = performance.now();
  const generator = generatorHashes(args, args.out, hashes);
  if (changedNames(loaded, generator).length > 0) return 'generator changed';
  try {
    const before = readManifest(args.out);
    const previous = shared.memo.api?.document;
    const generated = await readSaved(
      () => generate(args, shared),
      ({ output }) => output === undefined,
    );
    const run = { start, before, hashes, recorded: loaded, generator, previous };
    await writeGenerated(args, generated, run, process.stdout, process.stderr);
  } catch (error) {
    process.stderr.write(`${failure(error)}\n`);
    // What this process knows of the last run may be wrong: the next save starts another process.
    process.exit(1);
  }
  return 'done';
}

process.on('message', async () => {
  const end: End = await run();
  process.send!(end);
});
// The watching process has ended, or the reader of its output, as `head` does.
process.on('disconnect', () => process.exit());
process.stdout.on('error', () => process.exit());
