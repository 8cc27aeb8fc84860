import { resolve } from 'node:path';

import type { Generated, Generator } from '../generate.ts';
import { type DraftFolder, Drafts } from '../write/drafts.ts';
import { generatorHashes, inputsOf, isCurrent } from '../write/inputs.ts';
import { type Manifest, readManifest } from '../write/manifest.ts';
import type { Fresh, Reason, ReasonFor } from '../write/changed-inputs.ts';
import type { FileHashes } from '../write/file-hashes.ts';
import { keepHashes, readHashes } from '../write/kept-hashes.ts';
import type { WriteResult } from '../write/write.ts';
import type { Arguments } from './arguments.ts';
import { count, type Output, paintFor, seconds } from './terminal.ts';

/** Files listed after the number of them. */
const SHOWN = 5;

/** `npm run generate`: brings the output folder to what the document says, or shows what is wrong with the document. */
export async function runGenerate(args: Arguments, stdout: Output, stderr: Output, early?: Generator): Promise<number> {
  const start = performance.now();
  const before = readManifest(args.out);
  const hashes = readHashes(args.out);
  const generator = generatorHashes(args, args.out, hashes);
  if (before && isCurrent(before, args, hashes, generator)) {
    keepHashes(args.out, hashes);
    reportCurrent(args, before, start, stdout);
    return args.addHandlers ? offerHandlers(args, stdout, stderr) : 0;
  }

  using drafts = new Drafts(args.out);
  const generated = await generate(args, drafts.where, early);
  const status = await takeGenerated(args, generated, { start, before, hashes, generator }, stdout, stderr);
  if (status === 0) keepHashes(args.out, hashes);
  return status;
}

async function generate(args: Arguments, drafts: DraftFolder, early: Generator | undefined): Promise<Generated> {
  using generator = early ?? new (await import('../generate.ts')).Generator({ keeps: false });
  return await generator.run(args, drafts);
}

/** Says that there is nothing to do. */
export function reportCurrent(args: Arguments, { outputs }: Manifest, start: number, stdout: Output): void {
  const result = { written: [], kept: Object.keys(outputs), removed: [], abandoned: [], replaced: [] };
  report(args, stdout, { start, document: undefined, result, why: [], diagnostics: [] });
}

export interface Run {
  readonly start: number;
  readonly before: Manifest | undefined;
  readonly hashes: FileHashes;
  /** As it was before the run. */
  readonly generator: Manifest['generator'];
  /** What was made last, where that is known. */
  readonly last?: Fresh['last'];
}

/** Shows what was found, and writes what was made. Exit status: 0, or 1 when the document has errors. */
export async function takeGenerated(
  args: Arguments,
  { output, diagnostics, specFiles }: Generated,
  { start, before, hashes, generator, last }: Run,
  stdout: Output,
  stderr: Output,
): Promise<number> {
  const { diagnosticsJson, printDiagnostics } = await import('./print-diagnostics.ts');
  await printDiagnostics(diagnostics, args.format, stdout, stderr);
  const told = args.format === 'json' ? await diagnosticsJson(diagnostics) : [];
  if (output === undefined) {
    report(args, stdout, { start, document: undefined, result: undefined, diagnostics: told, why: [] });
    return 1;
  }

  const { writeFiles } = await import('../write/write.ts');
  const inputs = inputsOf(args, specFiles, generator);
  // The next run need not read them, unless somebody has saved one meanwhile.
  for (const file of specFiles.keys()) hashes.ofDisk(resolve(file));
  const reasonFor =
    args.why && before !== undefined ? await reasons(args, before, { ...output, inputs, last }) : undefined;
  const result = writeFiles(resolve(args.out), output.files, before, inputs, hashes);
  const written = new Set(result.written);
  const why = output.files.flatMap((file) => {
    const reason = written.has(file.path) ? reasonFor?.(file) : undefined;
    return reason === undefined ? [] : [{ path: file.path, ...reason }];
  });
  const { operations, events, schemas } = output.api;
  const document = { operations: operations.length, events: events.length, schemas: schemas.length };
  report(args, stdout, { start, document, result, diagnostics: told, why });
  const added = before !== undefined && result.written.some((path) => path.startsWith('server/'));
  return args.addHandlers || added ? offerHandlers(args, stdout, stderr) : 0;
}

/** Asked for before anything is written, since the last output is what today's is compared with. */
async function reasons(args: Arguments, before: Manifest, fresh: Fresh): Promise<ReasonFor> {
  const { changedInputs } = await import('../write/changed-inputs.ts');
  return changedInputs(args, before, fresh);
}

/** Only text for people may hold more than the one report. */
async function offerHandlers(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  if (args.service === undefined) return 0;
  const offer = await import('./offer-handlers.ts');
  return offer.offerHandlers({ ...args, service: args.service }, args.format === 'text' ? stdout : stderr);
}

interface Size {
  readonly operations: number;
  readonly events: number;
  /** Named ones that an operation or event reaches. */
  readonly schemas: number;
}

interface Report {
  readonly start: number;
  /** How much is in the document; absent when it did not have to be read to know that nothing has changed. */
  readonly document: Size | undefined;
  /** Absent when errors in the document kept the run from writing. */
  readonly result: WriteResult | undefined;
  readonly diagnostics: unknown;
  readonly why: readonly Why[];
}

interface Why extends Reason {
  readonly path: string;
}

function report(args: Arguments, stdout: Output, { start, document, result, diagnostics, why }: Report): void {
  const milliseconds = performance.now() - start;
  const files = result === undefined ? 0 : result.written.length + result.kept.length;
  if (args.format === 'json') {
    const done = result === undefined ? {} : { ...result, kept: result.kept.length, document };
    const told = args.why ? { why } : {};
    stdout.write(
      `${JSON.stringify({ ok: result !== undefined, files, ...done, ...told, diagnostics, milliseconds: Math.round(milliseconds) })}\n`,
    );
  } else if (result === undefined) {
    stdout.write(`${args.out}: nothing written, since the spec has errors (${seconds(milliseconds)})\n`);
  } else if (document === undefined) {
    stdout.write(`${args.out}: ${count(files, 'file')} current, nothing to do (${seconds(milliseconds)})\n`);
  } else printText(args, stdout, document, result, why, milliseconds);
}

function printText(
  args: Arguments,
  stdout: Output,
  { operations, events, schemas }: Size,
  { written, kept, removed, abandoned, replaced }: WriteResult,
  why: readonly Why[],
  milliseconds: number,
): void {
  const paint = paintFor(stdout);
  const size = [count(operations, 'operation'), count(events, 'event'), count(schemas, 'named schema')].join(', ');
  stdout.write(`${paint('bold', args.spec)}: ${size}\n`);
  stdout.write(
    `${paint('bold', args.out)}: ${written.length} written, ${kept.length} kept, ${removed.length} removed (${seconds(milliseconds)})\n`,
  );
  const list = (verb: string, paths: readonly string[], indent = '  '): void => {
    for (const path of paths.slice(0, SHOWN)) stdout.write(`${indent}${paint('dim', verb)} ${path}\n`);
    if (paths.length > SHOWN) stdout.write(`${indent}${paint('dim', verb)} and ${paths.length - SHOWN} more\n`);
  };
  const reasons = new Map(why.map(({ path, cause, detail }) => [path, `${cause}: ${detail}`]));
  for (const [reason, paths] of Map.groupBy(written, (path) => reasons.get(path))) {
    if (reason !== undefined) stdout.write(`  ${paint('cyan', reason)}\n`);
    list('written', paths, reason === undefined ? '  ' : '    ');
  }
  list('removed', removed);
  for (const { path, copy } of replaced) {
    stdout.write(
      `  ${paint('yellow', 'edited')} ${path}: somebody had changed it; that is in ${args.out}/${copy}, to be put into the spec or a template\n`,
    );
  }
  for (const path of abandoned) {
    stdout.write(
      `  ${paint('yellow', 'left')} ${path}: no longer generated, but edited since; delete it if you do not need it\n`,
    );
  }
}
