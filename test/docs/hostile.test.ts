import { expect, test } from 'vitest';

import { Html } from '../../generator/targets/docs/markup/safe-text.ts';
import { inlineHtml, markdownHtml } from '../../generator/targets/docs/markup/markdown.ts';
import { renderTemplate } from '../../generator/targets/templates.ts';
import { buildSite } from './site.ts';

/** Elements that the templates of the docs use. */
const EXPECTED_ELEMENTS = new Set(
  (
    '!doctype a article aside body br button circle code dd del details div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header ' +
    'hr html input kbd label legend li line link main meta nav ol p polyline pre script section span strong summary svg table tbody td text th thead ' +
    'time title tr ul'
  ).split(' '),
);

function violations(html: string): string[] {
  const tags = [...html.matchAll(/<(\/?)([!a-zA-Z][^\s>/]*)((?:\s[^>]*)?)>/g)];
  return tags.flatMap(([whole, , name, attributes]) => [
    ...(EXPECTED_ELEMENTS.has(name!.toLowerCase()) ? [] : [`element ${whole}`]),
    ...(/\son\w+\s*=|\sstyle\s*=|srcdoc/i.test(attributes!) ? [`attribute ${whole}`] : []),
    ...(/(?:href|src|action)\s*=\s*"?\s*(?:javascript|data|vbscript):/i.test(attributes!) ? [`address ${whole}`] : []),
    ...(name!.toLowerCase() === 'script' &&
    attributes !== undefined &&
    !/^\s*src="(?:\.\.\/)*docs\.js"$/.test(attributes) &&
    !whole.startsWith('</')
      ? [`script ${whole}`]
      : []),
  ]);
}

test('renders a document full of hostile text as plain text', async () => {
  const { files } = await buildSite('test/golden/hostile-text/spec.yaml');
  const pages = [...files].filter(([path]) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(5);
  for (const [path, html] of pages) {
    expect(violations(html), path).toEqual([]);
    expect(html).not.toContain('<script>alert');
  }
  for (const path of files.keys()) expect(path).toMatch(/^[\w./-]+$/);
  for (const [path, text] of files) {
    if (!path.endsWith('.md')) continue;
    const prose = text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/(`+)[\s\S]*?[^`]\1(?!`)/g, '');
    expect(prose, path).not.toMatch(/(?<!\\)<[a-z/!]/i);
  }
});

test('writes hostile text into the search index as a string literal', async () => {
  const { files } = await buildSite('test/golden/hostile-text/spec.yaml');
  const scope: { searchIndex?: string } = {};
  // oxlint-disable-next-line no-new-func
  new Function('globalThis', files.get('search-index.js')!)(scope);
  const pages = [...files.keys()]
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.slice(0, -'.html'.length));
  expect(scope.searchIndex!.split('\n').map((line) => line.split('\t', 1)[0])).toEqual(pages);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b>b</b> c',
  '<div\nonclick="alert(1)">',
  '<!-- a --> <![CDATA[ b ]]> <?php c ?>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '<javascript:alert(1)>',
  '![a](javascript:alert(1))',
  '![a](https://elsewhere.example/pixel.png)',
  '[a](https://b.example "onmouseover=alert(1) x=\\"")',
  '[a]: javascript:alert(1)\n\n[a]',
  '`<b>` and ``<i>`` and\n\n```html" onload="x\n<script>\n```',
  '# <svg onload=alert(1)>',
  '| a | <b> |\n|---|---|\n| <i> | [x](vbscript:y) |',
  '<https://a.example/"onclick="b">',
  '- [ ] <input autofocus onfocus=alert(1)>',
])('renders no element, attribute or scheme of the text %j', (text) => {
  for (const html of [markdownHtml(text, 2).text, inlineHtml(text).text]) {
    expect(violations(html)).toEqual([]);
    expect(html).not.toMatch(/<img|<input|<svg|<b>|<i>|<!--/i);
  }
});

test('renders headings, emphasis, code, links, lists and tables', () => {
  const html = markdownHtml(
    '## One\n\nA *b* **c** `d<e>` [f](https://g.example/?h=1&i) \n\n- j\n- k\n\n| l |\n|---|\n| m |',
    3,
  ).text;
  for (const piece of [
    '<h3 id="one">One</h3>',
    '<em>b</em>',
    '<strong>c</strong>',
    '<code>d&lt;e&gt;</code>',
    '<a href="https://g.example/?h=1&amp;i">f</a>',
    '<li>j</li>',
    '<td>m</td>',
  ])
    expect(html).toContain(piece);
  expect(markdownHtml('Plain & simple: "a" <b>.', 2).text).toBe('<p>Plain &amp; simple: &quot;a&quot; &lt;b&gt;.</p>');
  expect(markdownHtml('Only `code` in it.', 2).text).toBe('<p>Only <code>code</code> in it.</p>');
});

test('rejects a plain string where a template prints HTML', () => {
  const view = { title: '<b>', lead: 'a', text: '', groups: [], cards: [], parts: [] };
  expect(() => renderTemplate('docs/index.html', view)).toThrow('{{html x}} takes only Html');
  const html = new Html('<i>');
  expect(renderTemplate('docs/index.html', { ...view, lead: html, text: html })).toContain('&lt;b&gt;');
});
