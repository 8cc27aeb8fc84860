import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const TSC = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url));

/** The language features of all supported runtimes; newer ones are compile errors. */
const OPTIONS = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  skipLibCheck: true,
};

/**
 * Compiles the TypeScript modules below `rootDir`, and adds its JavaScript modules with their declarations.
 *
 * @throws Error with the messages of the compiler
 */
export async function compile(rootDir: string, outDir: string): Promise<void> {
  const project = join(rootDir, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions: { ...OPTIONS, rootDir, outDir }, include: [rootDir] }));
  await promisify(execFile)(process.execPath, [TSC, '-p', project, '--pretty', 'false']).catch(
    ({ stdout, message }: { stdout?: string; message: string }) => {
      throw new Error(`The modules of ${rootDir} do not compile:\n${stdout || message}`);
    },
  );
  for (const file of filesIn(outDir, /\.d\.ts$/)) copyWithCompiledImports(join(outDir, file), join(outDir, file));
  for (const file of filesIn(rootDir, /(\.d\.ts|\.js)$/))
    copyWithCompiledImports(join(rootDir, file), join(outDir, file));
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => name.test(file));
}

/**
 * Rewrites imports of `./a.ts`, which the compiler leaves in declarations: the package has no such file, and
 * older compilers don't resolve it to `a.d.ts`.
 */
function copyWithCompiledImports(from: string, to: string): void {
  const text = readFileSync(from, 'utf8');
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text.replace(IMPORT, '$1.js'));
}

/** An import or export at the start of a line; text of the document that looks like one is in a literal. */
const IMPORT = /^((?:import|export)\b(?:[^'"]*\sfrom)?\s*['"]\.{1,2}\/[^'"]*)\.ts(?=['"])/gm;
