import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { generate } from '../../generator/generate.ts';
import { WorkerPool } from '../../generator/render/pool.ts';
import { TARGET_NAMES } from '../../generator/targets/index.ts';
import { lazy } from '../../generator/targets/lazy.ts';
import type { RenderedFile } from '../../generator/targets/unit.ts';
import { isLongRun } from './suite-length.ts';

export { linkProjectPackages, writePackages } from '../../generator/mock/write-packages.ts';

/** One for all suites of a process: loading its modules takes longer than generating most documents. */
const pool = lazy(() => new WorkerPool());

/** Everything that a document becomes; throws when the document has errors. */
export async function packagesOf(spec: string, scope: string): Promise<readonly RenderedFile[]> {
  const { output, diagnostics } = await generate(
    { spec, out: 'unused', scope, strict: false, targets: TARGET_NAMES },
    { pool: pool() },
  );
  if (output === undefined) throw new Error(`${spec}: ${diagnostics.map(({ message }) => message).join('; ')}`);
  return output.files;
}

/** The compilers that generated code has to satisfy, by package name. */
export const ALL_COMPILERS = ['typescript', 'typescript-7'] as const;

/**
 * Those that suites run: the older one takes several times as long and seldom says more, so it is for long
 * runs.
 */
export const COMPILERS: readonly (typeof ALL_COMPILERS)[number][] = isLongRun ? ALL_COMPILERS : ['typescript-7'];

/** Stricter than the compiler settings of any user of the packages. */
const COMPILER_OPTIONS = {
  target: 'es2024',
  lib: ['es2024'],
  types: ['node'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** Lines that a compiler prints about the TypeScript files that `include` matches below `folder`. */
export async function compile(
  compiler: (typeof ALL_COMPILERS)[number],
  folder: string,
  include: readonly string[],
): Promise<string[]> {
  const project = `tsconfig.${compiler}.json`;
  writeFileSync(join(folder, project), JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include }));
  return typeErrors(compiler, folder, project);
}

/** Lines that a compiler prints about a project; their paths are relative to its folder. */
export function typeErrors(
  compiler: (typeof ALL_COMPILERS)[number],
  folder: string,
  project = 'tsconfig.json',
): Promise<string[]> {
  return compilerMessages(resolve('node_modules', compiler, 'bin/tsc'), folder, project);
}

/** The same for the compiler with this path. */
export async function compilerMessages(tsc: string, folder: string, project: string): Promise<string[]> {
  const run = promisify(execFile)(
    process.execPath,
    ['--max-old-space-size=8192', tsc, '-p', project, '--pretty', 'false'],
    {
      cwd: folder,
      maxBuffer: 2 ** 28,
    },
  );
  const printed = await run.then(
    ({ stdout }) => stdout,
    (failed: { stdout: string; message: string }) => failed.stdout || failed.message,
  );
  return printed.split('\n').filter((line) => line !== '');
}
