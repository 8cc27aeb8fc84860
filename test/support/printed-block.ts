import { readFileSync, writeFileSync } from 'node:fs';

import { expect } from 'vitest';

/**
 * Expects that a Markdown file has `text` between `<!-- name -->` and `<!-- /name -->`. With `UPDATE_DOCS=1`
 * it writes the text there first.
 *
 * @param file from the repository's root
 */
export function expectPrinted(file: string, name: string, text: string): void {
  const markdown = readFileSync(file, 'utf8');
  const block = new RegExp(`(?<=<!-- ${name} -->\n)[\\s\\S]*?(?=<!-- /${name} -->)`);
  expect(markdown, `${file} needs the lines <!-- ${name} --> and <!-- /${name} -->`).toMatch(block);
  const updated = markdown.replace(block, () => `\n${text}\n\n`);
  if (process.env['UPDATE_DOCS'] !== undefined && updated !== markdown) writeFileSync(file, updated);
  expect(readFileSync(file, 'utf8'), `UPDATE_DOCS=1 updates the block "${name}" of ${file}`).toBe(updated);
}
