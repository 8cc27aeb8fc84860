import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { buildSite, deadLinks, type SiteFiles } from './site.ts';

/** Documents of all kinds, most without this project's extensions. */
const documents = [
  'spec/spec.yaml',
  ...readdirSync('test/golden').map((name) => join('test/golden', name, 'spec.yaml')),
].filter(existsSync);

test.each(documents)('the site of %s has no broken links and no repeated ids', async (spec) => {
  const { files } = await buildSite(spec);
  expect(files.has('index.html')).toBe(true);
  expect(deadLinks(files)).toEqual([]);
  expect(repeatedIds(files)).toEqual([]);
});

test('finds broken links', () => {
  const files = new Map([
    [
      'a/b.html',
      '<a href="../c.html">c</a> <a href="../c.html#there">t</a> <a href="#here">h</a> <a href="d.html">d</a>',
    ],
    ['c.html', '<p id="over there"></p><a href="#over%20there"></a>'],
    ['e.md', '[a](a/b.html) [b](b.md) `[c](c.md)`'],
  ]);
  expect(deadLinks(files)).toEqual(['a/b.html: ../c.html#there', 'a/b.html: #here', 'a/b.html: d.html', 'e.md: b.md']);
});

function repeatedIds(files: SiteFiles): string[] {
  return [...files].flatMap(([path, html]) => {
    if (!path.endsWith('.html')) return [];
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`);
  });
}
