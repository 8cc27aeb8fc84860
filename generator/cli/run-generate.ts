import { optionsKey } from '../options.ts';
import { generatorHashes, isCurrent, specHashes } from '../write/inputs.ts';
import { readManifest } from '../write/manifest.ts';
import type { WriteResult } from '../write/write.ts';
import type { Arguments } from './arguments.ts';
import { count, type Output, paintFor, seconds } from './terminal.ts';

/** Files listed after the number of them. */
const SHOWN = 5;

/** `npm run generate`: brings the output folder to what the document says, or shows what is wrong with the document. */
export async function runGenerate(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  const start = performance.now();
  const before = readManifest(args.out);
  if (before && isCurrent(before, args)) {
    const kept = Object.keys(before.outputs);
    report(args, stdout, {
      start,
      document: undefined,
      result: { written: [], kept, removed: [], abandoned: [] },
      diagnostics: [],
    });
    return args.addHandlers ? offerHandlers(args, stdout, stderr) : 0;
  }

  const { generate } = await import('../generate.ts');
  const { output, diagnostics, specFiles } = await generate(args);
  const { diagnosticsJson, printDiagnostics } = await import('./print-diagnostics.ts');
  await printDiagnostics(diagnostics, args.format, stdout, stderr);
  const told = args.format === 'json' ? await diagnosticsJson(diagnostics) : [];
  if (output === undefined) {
    report(args, stdout, { start, document: undefined, result: undefined, diagnostics: told });
    return 1;
  }

  const { writeFiles } = await import('../write/write.ts');
  const inputs = {
    options: optionsKey(args),
    spec: specHashes(specFiles, args.out),
    generator: generatorHashes(args, args.out),
  };
  const result = writeFiles(args.out, output.files, before, inputs);
  const { operations, events, schemas } = output.api;
  const document = { operations: operations.length, events: events.length, schemas: schemas.length };
  report(args, stdout, { start, document, result, diagnostics: told });
  const added = before !== undefined && result.written.some((path) => path.startsWith('server/'));
  return args.addHandlers || added ? offerHandlers(args, stdout, stderr) : 0;
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
}

function report(args: Arguments, stdout: Output, { start, document, result, diagnostics }: Report): void {
  const milliseconds = performance.now() - start;
  const files = result === undefined ? 0 : result.written.length + result.kept.length;
  if (args.format === 'json') {
    const done = result === undefined ? {} : { ...result, kept: result.kept.length, document };
    stdout.write(
      `${JSON.stringify({ ok: result !== undefined, files, ...done, diagnostics, milliseconds: Math.round(milliseconds) })}\n`,
    );
  } else if (result === undefined) {
    stdout.write(`${args.out}: nothing written, since the spec has errors (${seconds(milliseconds)})\n`);
  } else if (document === undefined) {
    stdout.write(`${args.out}: ${count(files, 'file')} current, nothing to do (${seconds(milliseconds)})\n`);
  } else printText(args, stdout, document, result, milliseconds);
}

function printText(
  args: Arguments,
  stdout: Output,
  { operations, events, schemas }: Size,
  { written, kept, removed, abandoned }: WriteResult,
  milliseconds: number,
): void {
  const paint = paintFor(stdout);
  const size = [count(operations, 'operation'), count(events, 'event'), count(schemas, 'named schema')].join(', ');
  stdout.write(`${paint('bold', args.spec)}: ${size}\n`);
  stdout.write(
    `${paint('bold', args.out)}: ${written.length} written, ${kept.length} kept, ${removed.length} removed (${seconds(milliseconds)})\n`,
  );
  for (const [verb, paths] of [
    ['written', written],
    ['removed', removed],
  ] as const) {
    for (const path of paths.slice(0, SHOWN)) stdout.write(`  ${paint('dim', verb)} ${path}\n`);
    if (paths.length > SHOWN) stdout.write(`  ${paint('dim', verb)} and ${paths.length - SHOWN} more\n`);
  }
  for (const path of abandoned) {
    stdout.write(
      `  ${paint('yellow', 'left')} ${path}: no longer generated, but edited since; delete it if you do not need it\n`,
    );
  }
}
