import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import type { RenderedFile } from '../../../../generator/targets/unit.ts';
import { COMPILERS } from '../../../support/packages.ts';

const COMPILER_OPTIONS = {
  target: 'es2024',
  lib: ['es2024'],
  types: [],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** The messages of each compiler about the files and `use.ts`, whose text is `use`. */
export async function compilerMessages(
  files: readonly RenderedFile[],
  use = 'export {};',
): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'types-'));
  try {
    const all = [
      ...files.map(({ path, text }) => [path, text] as const),
      ['use.ts', use] as const,
      ['package.json', '{"type":"module"}'] as const,
      ['tsconfig.json', JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['**/*.ts'] })] as const,
    ];
    for (const [path, text] of all) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return Object.fromEntries(
      await Promise.all(COMPILERS.map(async (name) => [name, await messages(name, folder)] as const)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** No compiler reports an error. */
export const SILENT = Object.fromEntries(COMPILERS.map((name) => [name, '']));

async function messages(compiler: string, folder: string): Promise<string> {
  const tsc = resolve('node_modules', compiler, 'bin/tsc');
  const run = promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { cwd: folder });
  return run.then(
    ({ stdout }) => stdout,
    (failed: { stdout: string; message: string }) => failed.stdout || failed.message,
  );
}
