import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** @throws Error with the messages of the compiler */
export async function compile(rootDir: string, outDir: string): Promise<void> {
  const project = join(rootDir, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions: { ...OPTIONS, rootDir, outDir }, include: [rootDir] }));
  await promisify(execFile)(process.execPath, [TSC, '-p', project, '--pretty', 'false']).catch(
    ({ stdout, message }: { stdout?: string; message: string }) => {
      throw new Error(`The modules of ${rootDir} do not compile:\n${stdout || message}`);
    },
  );
  const written = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  for (const file of written.filter((name) => name.endsWith('.d.ts'))) withCompiledImports(join(outDir, file));
}

/** Rewrites imports of `./a.ts` in declarations: the package has no such file, and older compilers don't resolve it to `a.d.ts`. */
function withCompiledImports(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.ts(?=['"])/g, '$1.js'));
}
