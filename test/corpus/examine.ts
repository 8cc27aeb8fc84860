import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { filesBelow } from '../../generator/write/hash.ts';
import { generateCommand } from '../support/generate-command.ts';
import { type Ended, measuredProcess } from '../support/measured-process.ts';
import { compile, ALL_COMPILERS } from '../support/packages.ts';
import type { Document } from './find-documents.ts';
import type { Checked, PrintedDiagnostic, Row } from './row.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const CHECK = fileURLToPath(new URL('check/main.ts', import.meta.url));
export const SCOPE = '@corpus';

/** The output of `npm run generate -- --json`. */
interface Report {
  readonly ok: boolean;
  readonly diagnostics: readonly PrintedDiagnostic[];
  readonly document?: { readonly operations: number; readonly events: number; readonly schemas: number };
}

/**
 * Generates, compiles and checks one document. `place` is a separate folder from which the project's packages resolve;
 * `report` receives the name of each step.
 */
export async function examine(document: Document, place: string, report: (step: string) => void): Promise<Row> {
  const generated = join(place, 'generated');
  mkdirSync(join(place, 'node_modules'), { recursive: true });
  symlinkSync('../generated', join(place, 'node_modules', SCOPE));
  report('generating');
  const spec = resolve(document.path);
  const run = await measuredProcess(
    [...generateCommand(), '--json', '--targets', 'all', '--spec', spec, '--scope', SCOPE, '--out', generated],
    { cwd: PROJECT },
  );
  const printed = reportOf(run);
  const row = {
    name: document.name,
    bytes: document.bytes,
    seconds: run.seconds,
    mebibytes: run.mebibytes,
    diagnostics: printed?.diagnostics ?? [],
  };
  if (printed === undefined) return { ...row, outcome: 'crashed', faults: [`the generator crashed: ${ending(run)}`] };
  if (!printed.ok) return { ...row, outcome: 'rejected', faults: row.diagnostics.flatMap(unplaced) };

  report('compiling and loading');
  const [checked, ...complaints] = await Promise.all([
    check(spec, place),
    ...ALL_COMPILERS.map((compiler) => compile(compiler, place, ['generated'])),
  ]);
  const typeErrors = Object.fromEntries(ALL_COMPILERS.map((compiler, index) => [compiler, complaints[index]!]));
  return {
    ...row,
    outcome: 'generated',
    operations: printed.document!.operations,
    schemas: printed.document!.schemas,
    webhooks: printed.document!.events,
    lines: linesOf(generated),
    typeErrors,
    ...(typeof checked === 'object' && { checked }),
    faults: [
      ...row.diagnostics.flatMap(unplaced),
      ...(typeof checked === 'string' ? [checked] : checked.faults),
      ...ALL_COMPILERS.flatMap((compiler) => typeErrors[compiler]!.map((line) => `${compiler}: ${line}`)),
    ],
  };
}

function reportOf({ status, stdout }: Ended): Report | undefined {
  return status === 0 || status === 1 ? (JSON.parse(stdout) as Report) : undefined;
}

async function check(spec: string, place: string): Promise<Checked | string> {
  const run = await measuredProcess(['--max-old-space-size=8192', CHECK, spec, place], { cwd: PROJECT });
  return run.status === 0 ? (JSON.parse(run.stdout) as Checked) : `failed to check the packages: ${ending(run)}`;
}

/** The error output of a failed process, or its exit status if it printed none. */
function ending({ status, stderr }: Ended): string {
  const printed = stderr.trim().split('\n').slice(0, 12).join('\n');
  return printed === '' ? `exit status ${status ?? 'none'}, without output` : printed;
}

/** A fault if the diagnostic has no place. */
function unplaced({ code, line, file, message }: PrintedDiagnostic): string[] {
  return line >= 1 && file !== '' ? [] : [`a diagnostic without a place: ${code}: ${message}`];
}

function linesOf(folder: string): number {
  return filesBelow(folder)
    .filter((path) => path.endsWith('.ts'))
    .reduce((sum, path) => sum + readFileSync(join(folder, path), 'utf8').split('\n').length - 1, 0);
}
