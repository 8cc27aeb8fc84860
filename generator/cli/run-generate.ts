import { optionsKey } from '../options.ts';
import { isCurrent } from '../write/inputs.ts';
import { readManifest } from '../write/manifest.ts';
import type { WriteResult } from '../write/write.ts';
import type { Arguments } from './arguments.ts';
import { count, type Output, paintFor, seconds } from './terminal.ts';

/** `npm run generate`: brings the output folder to what the document says, or shows what is wrong with the document. */
export async function runGenerate(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  const start = performance.now();
  const before = readManifest(args.out);
  if (before && isCurrent(before, optionsKey(args), args.out)) {
    const files = Object.keys(before.outputs).length;
    report(args, stdout, { start, spec: undefined, result: { written: [], kept: Object.keys(before.outputs), removed: [], abandoned: [] } }, files);
    return args.addHandlers ? addHandlers(args, stdout) : 0;
  }

  const { generate } = await import('../generate.ts');
  const generated = await generate(args);
  const { printDiagnostics } = await import('./print-diagnostics.ts');
  await printDiagnostics(generated.diagnostics, args.format, stderr);
  if (generated.output === undefined) return 1;

  const { writeFiles } = await import('../write/write.ts');
  const { generatorHashes, specHashes } = await import('../write/inputs.ts');
  const inputs = { options: optionsKey(args), spec: specHashes(generated.specFiles), generator: generatorHashes() };
  const result = writeFiles(args.out, generated.output.files, before, inputs);
  const { api } = generated.output;
  const spec = [count(api.operations.length, 'operation'), count(api.events.length, 'event'), count(api.schemas.length, 'named schema')].join(', ');
  report(args, stdout, { start, spec, result }, generated.output.files.length);
  const added = before !== undefined && result.written.some((path) => path.startsWith('server/'));
  return args.addHandlers || added ? addHandlers(args, stdout) : 0;
}

async function addHandlers(args: Arguments, stdout: Output): Promise<number> {
  if (args.service === undefined) return 0;
  const { offerHandlers } = await import('./offer-handlers.ts');
  return offerHandlers({ ...args, service: args.service }, stdout);
}

interface Report {
  readonly start: number;
  /** Absent when nothing had to be loaded to know that nothing has changed. */
  readonly spec: string | undefined;
  readonly result: WriteResult;
}

function report(args: Arguments, stdout: Output, { start, spec, result }: Report, files: number): void {
  const milliseconds = performance.now() - start;
  if (args.format === 'json') {
    stdout.write(`${JSON.stringify({ files, ...result, kept: result.kept.length, milliseconds: Math.round(milliseconds) })}\n`);
    return;
  }
  const paint = paintFor(stdout);
  if (spec === undefined) {
    stdout.write(`${args.out}: ${count(files, 'file')} current, nothing to do (${seconds(milliseconds)})\n`);
    return;
  }
  stdout.write(`${paint('bold', args.spec)}: ${spec}\n`);
  stdout.write(`${paint('bold', args.out)}: ${result.written.length} written, ${result.kept.length} kept, ${result.removed.length} removed (${seconds(milliseconds)})\n`);
  for (const [verb, paths] of [['written', result.written], ['removed', result.removed]] as const) {
    for (const path of paths.slice(0, 5)) stdout.write(`  ${paint('dim', verb)} ${path}\n`);
    if (paths.length > 5) stdout.write(`  ${paint('dim', verb)} and ${paths.length - 5} more\n`);
  }
  for (const path of result.abandoned) stdout.write(`  ${paint('yellow', 'left')} ${path}: no longer generated, but edited since; delete it if you do not need it\n`);
}
