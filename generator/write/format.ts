import { extname } from 'node:path';

import type { OutputFile } from '../targets/target.ts';

const FORMATTED = new Set(['.ts', '.js', '.mjs']);

/** The same files with their code laid out. A file that does not parse is a fault of its target, so it throws. */
export async function formatFiles(files: readonly OutputFile[]): Promise<OutputFile[]> {
  const { format } = await import('oxfmt');
  return Promise.all(
    files.map(async (file) => {
      if (!FORMATTED.has(extname(file.path))) return file;
      const { code, errors } = await format(file.path, file.text, { singleQuote: true, printWidth: 120 });
      if (errors.length > 0) throw new Error(`${file.path} does not parse: ${errors[0]!.message}\n${errors[0]!.codeframe ?? ''}`);
      return { ...file, text: code };
    }),
  );
}
