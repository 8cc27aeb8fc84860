import { basename, extname } from 'node:path';

/**
 * Returns the text of a generated file with a first line that says what it is generated from, where its
 * format has comments. The document goes by its file name, so that the line is the same wherever the
 * generator runs. Pages of the docs are published, not edited: they have none.
 */
export function withHeader(path: string, text: string, document: string): string {
  const note = `Generated from ${basename(document)} by \`npm run generate\`. Do not edit.`;
  if (path.startsWith('docs/')) return text;
  if (['.ts', '.mts', '.mjs', '.js'].includes(extname(path))) return `// ${note}\n${text}`;
  if (extname(path) === '.yaml') return `# ${note}\n${text}`;
  return extname(path) === '.md' ? `<!-- ${note} -->\n\n${text}` : text;
}
