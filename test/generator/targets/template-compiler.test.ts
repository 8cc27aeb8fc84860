import Handlebars from 'handlebars';
import { expect, test } from 'vitest';

import { compileTemplate } from '../../../generator/targets/templates.ts';

const VIEW = {
  title: `<a href="b">c & d's \`e\` = f</a>`,
  none: null,
  absent: undefined,
  no: false,
  zero: 0,
  empty: [],
  list: [
    { name: 'first', items: ['a', 'b'], last: false },
    { name: 'second', items: [], last: true },
  ],
  one: { two: { three: 'deep' } },
};

test.each([
  '{{title}}',
  '{{this.title}}{{one.two.three}}',
  '{{none}}{{absent}}{{no}}{{zero}}',
  'a\n{{#if title}}\nb {{title}}\n{{else}}\nc\n{{/if}}\nd',
  '{{#if none}}a{{else}}b{{/if}}{{#if empty}}a{{else}}b{{/if}}{{#if zero}}a{{else if no}}b{{else}}c{{/if}}',
  '{{#unless empty}}a{{else}}b{{/unless}}{{#unless list}}a{{else}}b{{/unless}}',
  '{{#each list}}\n- {{name}}{{#unless last}},{{/unless}}\n{{/each}}\n',
  '{{#each list}}{{#each items}}{{this}} of {{../name}} of {{../../zero}}{{#if ../last}}!{{/if}}{{else}}none{{/each}};{{/each}}',
  '{{#each absent}}a{{/each}}{{#each none}}b{{/each}}{{#each no}}c{{/each}}{{#each empty}}d{{/each}}',
  '{{! why }}\\{{title}} "quoted" `back` ${x} \\ \u2028',
])('prints what Handlebars prints: %j', (source) => {
  const expected = Handlebars.compile(source, { strict: true, assumeObjects: true, knownHelpersOnly: true })(VIEW);
  expect(compileTemplate('a.html', source)(VIEW)).toBe(expected);
});

test('a field that the view lacks is a mistake, wherever it is printed', () => {
  expect(() => compileTemplate('a.html', '{{titel}}')(VIEW)).toThrow('"titel" not defined in [object Object]');
  expect(() => compileTemplate('a.html', '{{#each list}}{{../titel}}{{/each}}')(VIEW)).toThrow('"titel" not defined');
  expect(() => compileTemplate('a.ts', '{{lit titel}}')(VIEW)).toThrow('{{lit …}}: the view lacks the field');
  expect(() => compileTemplate('a.html', '{{#each one}}a{{/each}}')(VIEW)).toThrow('takes a list');
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
  ['{{../title}}', '../title'],
  ['{{> part}}', 'PartialStatement'],
])('%s is refused', (source, what) => {
  expect(() => compileTemplate('a.html', `\n${source}`)).toThrow(`a.html.hbs:2: ${what} has no place in a template`);
});
