import { resolve } from 'node:path';

import type { Generated } from '../generate.ts';
import { isPartial, selection } from '../options.ts';
import type { Fresh } from '../write/changed-inputs.ts';
import type { FileHashes } from '../write/file-hashes.ts';
import { readGeneratorRecord, writeGeneratorRecord } from '../write/generator-record.ts';
import type { Hashes } from '../write/hash.ts';
import { changedNames, generatorHashes, inputsOf, isCurrent } from '../write/inputs.ts';
import { writeHashCache, readHashCache } from '../write/hash-cache.ts';
import { type Manifest, readManifest } from '../write/manifest.ts';
import { targetOf } from '../targets/index.ts';
import type { RenderedFile } from '../targets/unit.ts';
import type { Arguments } from './arguments.ts';
import { offerHandlers } from './offer-handlers.ts';
import { reportRun } from './report-run.ts';
import type { Output } from './terminal.ts';

export async function runGenerate(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  const start = performance.now();
  const before = readManifest(args.out);
  const hashes = readHashCache(args.out);
  const generator = generatorHashes(args, args.out, hashes);
  const recorded = readGeneratorRecord(args.out);
  if (before && isCurrent(before, args, { hashes, recorded, generator })) {
    writeHashCache(args.out, hashes);
    const result = { written: [], kept: Object.keys(before.outputs), removed: [], abandoned: [], replaced: [] };
    reportRun(args, stdout, { start, document: undefined, result, why: [], diagnostics: [] });
    if (args.addHandlers) await offerHandlers(args, outputFor(args, stdout, stderr));
    return 0;
  }

  // The pool comes first, so that its worker loads modules while this thread loads the pipeline.
  const { WorkerPool } = await import('../render/pool.ts');
  using pool = new WorkerPool();
  const { generate } = await import('../generate.ts');
  const generated = await generate(args, { pool });
  const status = await writeGenerated(args, generated, { start, before, hashes, recorded, generator }, stdout, stderr);
  if (status === 0) writeHashCache(args.out, hashes);
  return status;
}

export interface Run {
  readonly start: number;
  readonly before: Manifest | undefined;
  readonly hashes: FileHashes;
  /** The generator that made the last output, if this machine knows it. */
  readonly recorded: Hashes | undefined;
  /** The generator before the run. */
  readonly generator: Hashes;
  /** The document of the last run of this watch. */
  readonly previous?: Fresh['previous'];
}

/** Prints the diagnostics and writes the files. Exit status: 0, or 1 when the document has errors. */
export async function writeGenerated(
  args: Arguments,
  { output, diagnostics, locate, specFiles }: Generated,
  { start, before, hashes, recorded, generator, previous }: Run,
  stdout: Output,
  stderr: Output,
): Promise<number> {
  const { diagnosticsJson, printDiagnostics } = await import('./print-diagnostics.ts');
  await printDiagnostics(diagnostics, args.format, stdout, stderr, locate);
  const printed = args.format === 'json' ? await diagnosticsJson(diagnostics, locate) : [];
  if (output === undefined) {
    reportRun(args, stdout, { start, document: undefined, result: undefined, diagnostics: printed, why: [] });
    return 1;
  }

  const { changedInputs } = await import('../write/changed-inputs.ts');
  const { writeFiles } = await import('../write/write.ts');
  const inputs = inputsOf(args, specFiles);
  const changedGenerator = recorded && changedNames(recorded, generator);
  // The next run need not read the files of the spec, unless one has been saved since this run read it.
  for (const file of specFiles.keys()) hashes.ofDisk(resolve(file));
  // Compares with the last output, so it comes before the writing.
  const fresh = { ...output, locate, inputs, changedGenerator, previous };
  const reasonFor = args.why && before ? await changedInputs(args, before, fresh) : undefined;
  const result = writeFiles(resolve(args.out), output.files, before, inputs, {
    hashes,
    isSelected: selection(args),
    keepsOthers: isPartial(args),
  });
  writeGeneratorRecord(args.out, generator);
  const written = new Set(result.written);
  const why = output.files.flatMap((file) => {
    const reason = written.has(file.path) ? reasonFor?.(file) : undefined;
    return reason === undefined ? [] : [{ path: file.path, ...reason }];
  });
  const { operations, events, schemas } = output.api;
  const document = {
    operations: operations.length,
    events: events.length,
    schemas: schemas.length,
    leftOut: unreachedSchemas(output.api),
  };
  reportRun(args, stdout, { start, document, result, sizes: sizesOf(output.files), diagnostics: printed, why });
  const added = before !== undefined && result.written.some((path) => path.startsWith('server/'));
  if (args.addHandlers || added) await offerHandlers(args, outputFor(args, stdout, stderr));
  return 0;
}

/** The number of schemas in `components` that generated code does not include. */
function unreachedSchemas({ document, schemas }: NonNullable<Generated['output']>['api']): number {
  const { components } = document as { readonly components?: { readonly schemas?: object } };
  const included = new Set(schemas.map(({ name }) => name));
  return Object.keys(components?.schemas ?? {}).filter((name) => !included.has(name)).length;
}

/** The bytes of each target with more than 0.1 MB, the largest first. */
function sizesOf(files: readonly RenderedFile[]): { readonly target: string; readonly bytes: number }[] {
  return [...Map.groupBy(files, ({ path }) => targetOf(path) ?? path.split('/')[0]!)]
    .map(([target, all]) => ({ target, bytes: all.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) }))
    .filter(({ bytes }) => bytes > 100_000)
    .sort((a, b) => b.bytes - a.bytes);
}

/** Where the offer of stubs is printed: output for machines holds only the one report. */
function outputFor({ format }: Arguments, stdout: Output, stderr: Output): Output {
  return format === 'text' ? stdout : stderr;
}
