import { relative, resolve } from 'node:path';

import type { Generated } from '../generate.ts';
import { isPartial, selection } from '../options.ts';
import type { Fresh } from '../write/drift.ts';
import { readCache, writeCache } from '../write/hash-cache.ts';
import { type Current, generatorHashes, inputsOf, isCurrent } from '../write/inputs.ts';
import { type Manifest, readManifest } from '../write/manifest.ts';
import type { Arguments } from './arguments.ts';
import { type GeneratedOutput, reportRun } from './report-run.ts';
import { count, type Output, paintFor, printDiagnostics, prompt } from './terminal.ts';

export async function runGenerate(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  const start = performance.now();
  const before = readManifest(args.out);
  const { hashes, recorded } = readCache(args.out);
  const generator = generatorHashes(args, args.out, hashes);
  // What handlers are missing follows from the `Api`.
  if (before && !args.addHandlers && isCurrent(before, args, { hashes, recorded, generator })) {
    if (hashes.news.size > 0) writeCache(args.out, hashes, generator);
    const result = { written: [], kept: Object.keys(before.outputs), removed: [], abandoned: [], replaced: [] };
    reportRun(args, stdout, { start, result });
    return 0;
  }

  // The pool comes first, so that its worker loads modules while this thread loads the pipeline.
  const { WorkerPool } = await import('../render/pool.ts');
  using pool = new WorkerPool();
  const { generate } = await import('../generate.ts');
  const generated = await generate(args, { pool });
  return writeGenerated(args, generated, { start, before, hashes, recorded, generator }, stdout, stderr);
}

export interface Run extends Current {
  readonly start: number;
  readonly before: Manifest | undefined;
  /** The document of the last run of this watch. */
  readonly previous?: Fresh['previous'];
}

/** Prints the diagnostics and writes the files. Exit status: 0, or 1 when the document has errors. */
export async function writeGenerated(
  args: Arguments,
  { output, diagnostics: found, locate, specFiles }: Generated,
  { start, before, hashes, recorded, generator, previous }: Run,
  stdout: Output,
  stderr: Output,
): Promise<number> {
  const diagnostics = await printDiagnostics(found, args.format, stdout, stderr, locate);
  if (output === undefined) {
    reportRun(args, stdout, { start, diagnostics });
    return 1;
  }

  const { changedInputs } = await import('../write/drift.ts');
  const { writeFiles } = await import('../write/write.ts');
  const inputs = inputsOf(args, specFiles);
  // The next run need not read the files of the spec, unless one has been saved since this run read it.
  for (const file of specFiles.keys()) hashes.ofDisk(resolve(file));
  // Compares with the last output, so it comes before the writing.
  const fresh = { ...output, locate, inputs, recorded, generator, previous };
  const reasonFor = args.why && before ? changedInputs(args, before, fresh) : undefined;
  const result = writeFiles(resolve(args.out), output.files, before, inputs, {
    hashes,
    isSelected: selection(args),
    keepsOthers: isPartial(args),
  });
  const written = new Set(result.written);
  const why = output.files.flatMap((file) => {
    const reason = written.has(file.path) ? reasonFor?.(file) : undefined;
    return reason === undefined ? [] : [{ path: file.path, ...reason }];
  });
  reportRun(args, stdout, { start, output, result, diagnostics, why });
  writeCache(args.out, hashes, generator);
  const added = before !== undefined && result.written.some((path) => path.startsWith('server/'));
  if (args.addHandlers || added) await offerHandlers(args, output, stdout, stderr);
  return 0;
}

/** Lists the operations without a handler, and adds stubs for them if the developer agrees. */
async function offerHandlers(args: Arguments, { api }: GeneratedOutput, stdout: Output, stderr: Output): Promise<void> {
  if (args.service === undefined) return;
  // Output for machines holds only the one report.
  const output = args.format === 'text' ? stdout : stderr;
  const { findMissingHandlers, openService } = await import('../handlers/find-missing-handlers.ts');
  const project = openService(args.service);
  const missing = findMissingHandlers(project, api.operations, args.service);
  if (missing.length === 0) return;
  const paint = paintFor(output);
  output.write(`\n${count(missing.length, 'operation')} without a handler in ${args.service}/:\n`);
  for (const { id, file } of missing) output.write(`  ${paint('yellow', id)}  ${relative('.', file)}\n`);
  const reply = args.addHandlers ? 'yes' : await prompt('Add stubs that respond 501? [y/N] ', output);
  if (!/^y(es)?$/i.test(reply ?? '')) {
    output.write('npm run generate -- --add-handlers adds a stub for each, which responds 501 until you write it.\n');
    return;
  }
  const { addStubs } = await import('../handlers/add-stubs.ts');
  addStubs(project, missing, args.scope);
  await project.save();
  output.write(`${count(missing.length, 'stub')} added.\n`);
}
