import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

import { ALL, type Project, tool } from './project.ts';

/** From the oldest compiler that reads the packages to the newest. */
export const COMPILERS: Readonly<Record<string, string | undefined>> = {
  'TypeScript 5.0': tool('typescript-5.0/bin/tsc'),
  'TypeScript 5.4': tool('typescript-5.4/bin/tsc'),
  'TypeScript 5.9': ALL ? resolve('node_modules/typescript/bin/tsc') : undefined,
  'TypeScript 7': resolve('node_modules/typescript-7/bin/tsc'),
};

export const RESOLUTIONS = ALL ? (['nodenext', 'bundler'] as const) : (['nodenext'] as const);

/** The strictest options, with library checks, and only the types of the language and the web platform. */
const STRICTEST = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [] as string[],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  forceConsistentCasingInFileNames: true,
  skipLibCheck: false,
};

const LENIENT = { skipLibCheck: true, noPropertyAccessFromIndexSignature: false, noUnusedLocals: false };

/** Compiles files of a project into a folder and returns the compiler's output. */
export async function compileIn(
  project: Project,
  { compiler, resolution, include, outDir, types = [], lenient = false }: CompileOptions,
): Promise<string[]> {
  const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
  const flags = lenient ? { ...STRICTEST, ...LENIENT } : STRICTEST;
  const options = { ...flags, types, module, moduleResolution: resolution, outDir, rootDir: '.' };
  const config = project.write(`tsconfig.${outDir}.json`, JSON.stringify({ compilerOptions: options, include }));
  const run = promisify(execFile)(process.execPath, [compiler, '-p', config, '--pretty', 'false'], {
    cwd: project.folder,
  });
  const printed = await run.then(
    ({ stdout }) => stdout,
    (failed: { stdout?: string; message: string }) => failed.stdout || failed.message,
  );
  return printed.split('\n').filter((line) => line !== '');
}

export interface CompileOptions {
  readonly compiler: string;
  readonly resolution: 'nodenext' | 'bundler';
  readonly include: readonly string[];
  readonly outDir: string;
  /** Type packages that the program needs. */
  readonly types?: readonly string[];
  /** The usual options, for tests of other properties. */
  readonly lenient?: boolean;
}
