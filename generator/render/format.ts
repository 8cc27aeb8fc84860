import { basename, extname } from 'node:path';

const CODE = new Set(['.ts', '.mts', '.mjs', '.js']);

/**
 * Returns the text of a file, or of a piece of it, with its code formatted; other files stay as they are. A
 * first line that is empty stays, too. Throws for code that does not parse, which is a fault of the target.
 */
export async function formatText(path: string, text: string): Promise<string> {
  // Scripts of pages are copied as they are, or hold data.
  if (!CODE.has(extname(path)) || path.startsWith('docs/')) return text;
  const { format } = await import('oxfmt');
  const { code, errors } = await format(path, text, { singleQuote: true, printWidth: 120 });
  if (errors.length > 0)
    throw new Error(`${path} does not parse: ${errors[0]!.message}\n${errors[0]!.codeframe ?? ''}`);
  // The header of the file comes before it.
  return text.startsWith('\n') ? `\n${code}` : code;
}

/**
 * Returns the text of a generated file with a first line that says what it is generated from, where its
 * format has comments. The document goes by its file name, so that the line is the same wherever the
 * generator runs. Pages of the docs are published, not edited: they have none.
 */
export function withHeader(path: string, text: string, document: string): string {
  const note = `Generated from ${basename(document)} by \`npm run generate\`. Do not edit.`;
  if (path.startsWith('docs/')) return text;
  if (CODE.has(extname(path))) return `// ${note}\n${text}`;
  if (extname(path) === '.yaml') return `# ${note}\n${text}`;
  return extname(path) === '.md' ? `<!-- ${note} -->\n\n${text}` : text;
}
