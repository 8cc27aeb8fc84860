import { expect, test } from 'vitest';

import { TemplateEngine } from '../../../generator/targets/template-engine.ts';

const engine = new TemplateEngine(new URL('./', import.meta.url));
const VIEW = { title: 'a', one: { two: 'b' }, list: [{ name: 'first' }, { name: 'second' }] };

test('prints fields, lists and alternatives of a view', () => {
  const source = '{{#each list}}\n{{name}} of {{../title}}{{#if last}}{{else}};{{/if}}\n{{/each}}\n{{one.two}}';
  expect(engine.compile('a.html', source)(VIEW)).toBe('first of a;\nsecond of a;\nb');
});

test('escapes HTML outside TypeScript templates only', () => {
  const view = { title: `<a href="b">c & d's \`e\` = f</a>` };
  const escaped = '&lt;a href&#x3D;&quot;b&quot;&gt;c &amp; d&#x27;s &#x60;e&#x60; &#x3D; f&lt;/a&gt;';
  expect(engine.compile('a.html', '{{title}}')(view)).toBe(escaped);
  expect(engine.compile('a.md', '{{title}}')(view)).toBe(escaped);
  expect(engine.compile('a.ts', '{{lit title}}')({ title: '&' })).toBe('"&"');
});

test('throws when a template prints a field that the view lacks', () => {
  expect(() => engine.compile('a.html', '{{titel}}')(VIEW)).toThrow('"titel" not defined');
  expect(() => engine.compile('a.html', '{{#each list}}{{../titel}}{{/each}}')(VIEW)).toThrow('"titel" not defined');
  expect(() => engine.compile('a.ts', '{{lit titel}}')(VIEW)).toThrow('{{lit …}}: the view lacks the field');
});

test.each([
  ['{{{title}}}', 'title'],
  ['{{lit title}}', 'lit'],
  ['{{html title list}}', 'html'],
  ['{{html title as=list}}', 'html'],
  ['{{html (html title)}}', 'SubExpression'],
  ['{{html "title"}}', 'StringLiteral'],
  ['{{#with one}}{{/with}}', '#with'],
  ['{{#each list as |item|}}{{item}}{{/each}}', '#each'],
  ['{{#each list}}{{@index}}{{/each}}', '@index'],
  ['{{> part}}', 'PartialStatement'],
])('rejects an HTML template with %s', (source, what) => {
  expect(() => engine.compile('a.html', `\n${source}`)).toThrow(`a.html.hbs:2: a template cannot use ${what}`);
});

test('rejects a TypeScript template that prints a value without a helper', () => {
  expect(() => engine.compile('a.ts', '{{title}}')).toThrow('a.ts.hbs:1: {{title}} needs a helper');
});
