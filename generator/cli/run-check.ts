import { workflowCommand } from '../diagnostic/workflow-command.ts';
import type { Drift } from '../write/drift.ts';
import { readCache, writeCache } from '../write/hash-cache.ts';
import { generatorHashes, hasUnknownFiles, inputsOf, isCurrent } from '../write/inputs.ts';
import { readManifest } from '../write/manifest.ts';
import type { Arguments } from './arguments.ts';
import { count, type Output, paintFor, printDiagnostics, seconds } from './terminal.ts';
import { FileHashes } from '../write/hash.ts';

const SHOWN = 20;

interface Outcome {
  readonly start: number;
  readonly files: number;
  readonly drift: readonly Drift[];
  /** Only with `--json`. */
  readonly diagnostics: readonly unknown[];
}

/** Writes no output, reads every file, and ignores cached hashes. */
export async function runCheck(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  const start = performance.now();
  const manifest = readManifest(args.out);
  const hashes = new FileHashes();
  const generator = generatorHashes(args, args.out, hashes);
  const { recorded } = readCache(args.out);
  const isSame = manifest && isCurrent(manifest, args, { hashes, recorded, generator });
  if (manifest && isSame && !hasUnknownFiles(manifest, args)) {
    const files = Object.keys(manifest.outputs).length;
    return finish(args, stdout, { start, files, drift: [], diagnostics: [] });
  }

  const { WorkerPool } = await import('../render/pool.ts');
  using pool = new WorkerPool();
  const { generate } = await import('../generate.ts');
  const { output, diagnostics: found, locate, specFiles } = await generate(args, { pool });
  const diagnostics = await printDiagnostics(found, args.format, stdout, stderr, locate);
  if (output === undefined) {
    if (args.format === 'json') finish(args, stdout, { start, files: 0, drift: [], diagnostics });
    return 1;
  }
  const { findDrift } = await import('../write/drift.ts');
  const fresh = { ...output, locate, inputs: inputsOf(args, specFiles), recorded, generator };
  const drift = findDrift(args, manifest, fresh);
  // The next check of a fresh clone need not generate anything again.
  if (drift.length === 0 && recorded === undefined) writeCache(args.out, hashes, generator);
  return finish(args, stdout, { start, files: output.files.length, drift, diagnostics });
}

/** Prints the outcome and returns the exit status. */
function finish(args: Arguments, stdout: Output, { start, files, drift, diagnostics }: Outcome): number {
  const milliseconds = Math.round(performance.now() - start);
  const clean = drift.length === 0 && files > 0;
  const time = seconds(milliseconds);
  if (args.format === 'json') stdout.write(`${JSON.stringify({ clean, files, drift, diagnostics, milliseconds })}\n`);
  else if (args.format === 'github') printAnnotations(args, stdout, drift);
  else if (drift.length > 0)
    printDrift(args, stdout, drift, `${count(files, 'file')} to be brought up to date (${time})`);
  else if (!args.quiet) stdout.write(`${args.out}: ${count(files, 'file')} as the spec says (${time})\n`);
  return clean ? 0 : 1;
}

function printDrift(args: Arguments, stdout: Output, drift: readonly Drift[], summary: string): void {
  const paint = paintFor(stdout);
  const groups = Map.groupBy(drift, ({ cause, detail }) => `${paint('red', cause)}: ${detail}`);
  for (const [reason, alike] of groups) {
    stdout.write(`${reason}\n`);
    for (const { path } of alike.slice(0, SHOWN)) stdout.write(`  ${args.out}/${path}\n`);
    if (alike.length > SHOWN) stdout.write(`  and ${alike.length - SHOWN} more; --json lists all\n`);
  }
  stdout.write(`\n${drift.length} of ${summary}. npm run generate does it.\n`);
}

/** Annotates the changed line of the spec, or else the file itself. */
function printAnnotations(args: Arguments, stdout: Output, drift: readonly Drift[]): void {
  for (const { path, cause, detail, at } of drift) {
    const file = `${args.out}/${path}`;
    stdout.write(workflowCommand('error', { file, ...at, title: `Drift: ${cause}` }, `${file}: ${detail}`));
  }
}
