import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { filesBelow } from '../../generator/write/hash.ts';
import { generateCommand } from '../support/generate-command.ts';
import { isModule } from '../support/generated-modules.ts';
import { compileAsUser, INSTALLED_COMPILERS, USER_PACKAGES } from '../support/compile-as-user.ts';
import { type Ended, measuredProcess } from '../support/measured-process.ts';
import { compile, ALL_COMPILERS } from '../support/packages.ts';
import type { Document } from './find-documents.ts';
import type { CallResult, Checked, PrintedDiagnostic, Row } from './row.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const CHECK = fileURLToPath(new URL('check/main.ts', import.meta.url));
const WRITE_PROGRAM = fileURLToPath(new URL('calls/write-program.ts', import.meta.url));
const RUN_PROGRAM = fileURLToPath(new URL('calls/run-program.ts', import.meta.url));
export const SCOPE = '@corpus';
const USER_FILES = ['process.d.ts', 'calls', ...USER_PACKAGES.map((name) => `generated/${name}/src`)];
/**
 * Users of TypeScript 5.0 have older types of Node than this project, so the program is compiled without
 * any.
 */
const PROCESS = 'declare const process: { argv: string[]; stdout: { write(text: string): void } };\n';

/** The output of `npm run generate -- --json`. */
interface Report {
  readonly ok: boolean;
  readonly diagnostics: readonly PrintedDiagnostic[];
  readonly document?: { readonly operations: number; readonly events: number; readonly schemas: number };
}

/**
 * Generates, compiles and checks one document. `place` is a separate folder from which the project's
 * packages resolve; `report` receives the name of each step.
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
  await measuredProcess([WRITE_PROGRAM, spec, place, SCOPE], { cwd: PROJECT });
  const [checked, calls, ...complaints] = await Promise.all([
    outputOf<Checked>('check the packages', CHECK, spec, place),
    outputOf<readonly CallResult[]>('call the mock', RUN_PROGRAM, spec, place),
    ...ALL_COMPILERS.map((compiler) => compile(compiler, place, ['generated', 'calls'])),
  ]);
  report("compiling a user's program");
  writeFileSync(join(place, 'process.d.ts'), PROCESS);
  const userErrors: string[] = [];
  for (const version of INSTALLED_COMPILERS) userErrors.push(...(await compileAsUser(version, place, USER_FILES)));
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
    ...(typeof calls === 'object' && { calls }),
    faults: [
      ...row.diagnostics.flatMap(unplaced),
      ...(typeof checked === 'string' ? [checked] : checked.faults),
      ...(typeof calls === 'string' ? [calls] : calls.flatMap(failedCall)),
      ...userErrors,
      ...ALL_COMPILERS.flatMap((compiler) => typeErrors[compiler]!.map((line) => `${compiler}: ${line}`)),
    ],
  };
}

function reportOf({ status, stdout }: Ended): Report | undefined {
  return status === 0 || status === 1 ? (JSON.parse(stdout) as Report) : undefined;
}

/** What a module prints about the document, or a fault. */
async function outputOf<Output extends object>(
  task: string,
  module: string,
  spec: string,
  place: string,
): Promise<Output | string> {
  const run = await measuredProcess(['--max-old-space-size=8192', module, spec, place], { cwd: PROJECT });
  return run.status === 0 ? (JSON.parse(run.stdout) as Output) : `failed to ${task}: ${ending(run)}`;
}

/** A fault if the document allows a valid success. */
function failedCall({ operation, error, documentFault }: CallResult): string[] {
  return error === undefined || documentFault !== undefined ? [] : [`the call of ${operation} failed: ${error}`];
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
    .filter(isModule)
    .reduce((sum, path) => sum + readFileSync(join(folder, path), 'utf8').split('\n').length - 1, 0);
}
