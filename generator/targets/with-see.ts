import type { Source } from '../model/api.ts';

/** A comment that ends with the place in the document of what it describes. */
export function withSee(text: string, source: Source): string {
  const last = text.slice(text.lastIndexOf('\n') + 1);
  return [text, `@see ${source}`].filter((part) => part !== '').join(last.startsWith('@') ? '\n' : '\n\n');
}
