import { optionsKey } from '../options.ts';
import type { Drift } from '../write/drift.ts';
import { isCurrent } from '../write/inputs.ts';
import { readManifest } from '../write/manifest.ts';
import { unknownFiles } from '../write/unknown-files.ts';
import type { Arguments } from './arguments.ts';
import { count, type Output, paintFor, seconds } from './terminal.ts';

/** Files listed below one reason. */
const SHOWN = 20;

/** `npm run check`: writes nothing; names every file that is not what the document says, and why. */
export async function runCheck(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  const start = performance.now();
  const manifest = readManifest(args.out);
  const unknown = unknownFiles(args.out, manifest);
  if (manifest && unknown.length === 0 && isCurrent(manifest, optionsKey(args), args.out)) {
    return finish(args, stdout, start, [], Object.keys(manifest.outputs).length);
  }

  const { generate } = await import('../generate.ts');
  const generated = await generate(args);
  const { printDiagnostics } = await import('./print-diagnostics.ts');
  await printDiagnostics(generated.diagnostics, args.format, stderr);
  if (generated.output === undefined) return 1;
  const { findDrift } = await import('../write/drift.ts');
  const drift = await findDrift(args, manifest, { ...generated.output, specFiles: generated.specFiles });
  return finish(args, stdout, start, [...drift, ...unknown], generated.output.files.length);
}

function finish(args: Arguments, stdout: Output, start: number, drift: readonly Drift[], files: number): number {
  const milliseconds = performance.now() - start;
  if (args.format === 'json') {
    stdout.write(`${JSON.stringify({ clean: drift.length === 0, files, drift, milliseconds: Math.round(milliseconds) })}\n`);
  } else if (args.format === 'github') {
    for (const { path, cause, detail, at } of drift) {
      const file = at ? `file=${at.file},line=${at.line},col=${at.column}` : `file=${args.out}/${path}`;
      stdout.write(`::error ${file},title=${escapeProperty(`Drift: ${cause}`)}::${escapeMessage(`${args.out}/${path}: ${detail}`)}\n`);
    }
  } else printText(args, stdout, drift, files, milliseconds);
  return drift.length === 0 ? 0 : 1;
}

function printText(args: Arguments, stdout: Output, drift: readonly Drift[], files: number, milliseconds: number): void {
  const paint = paintFor(stdout);
  if (drift.length === 0) {
    if (!args.quiet) stdout.write(`${args.out}: ${count(files, 'file')} as the spec says (${seconds(milliseconds)})\n`);
    return;
  }
  const groups = Map.groupBy(drift, ({ cause, detail }) => `${paint('red', cause)}: ${detail}`);
  for (const [reason, files] of groups) {
    stdout.write(`${reason}\n`);
    for (const { path } of files.slice(0, SHOWN)) stdout.write(`  ${args.out}/${path}\n`);
    if (files.length > SHOWN) stdout.write(`  and ${files.length - SHOWN} more; --json lists all\n`);
  }
  stdout.write(`\n${drift.length} of ${count(files, 'file')} to be brought up to date (${seconds(milliseconds)}). npm run generate does it.\n`);
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
