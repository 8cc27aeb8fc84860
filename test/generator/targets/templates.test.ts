import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { marked } from 'marked';
import { expect, test } from 'vitest';

import { codeSpan, PROSE_HELPERS } from '../../../generator/targets/template-helpers.ts';
import { renderTemplate } from '../../../generator/targets/templates.ts';
import { filesBelow } from '../../../generator/write/hash.ts';
import { isCodeTemplate, templateFaults } from './template-faults.ts';

const templates = filesBelow('templates').filter((file) => file.endsWith('.hbs'));

test.each(templates)('%s prints no text from a document as code', (file) => {
  expect(templateFaults(file, readFileSync(join('templates', file), 'utf8'))).toEqual([]);
});

test('finds templates of both kinds', () => {
  expect(templates.filter(isCodeTemplate).length).toBeGreaterThan(5);
  expect(templates.filter((file) => !isCodeTemplate(file)).length).toBeGreaterThan(5);
});

test.each([
  ['{{title}}', '{{title}} goes through no helper'],
  ['{{this.title}}', '{{this.title}} goes through no helper'],
  ['{{{lit title}}}', '{{{lit}}} is not escaped'],
  ['{{&lit title}}', '{{{lit}}} is not escaped'],
  ['{{md title}}', 'md is not a helper here'],
  ['{{lit}}', '{{lit}} goes through no helper'],
  ['{{lit a b}}', 'lit takes one value'],
  ['{{lit a b=c}}', 'lit takes one value'],
  ['{{lit (lookup a b)}}', 'lit takes a field of the view'],
  ["const a = '{{lit title}}';", '{{lit …}} stands in quotes'],
  ['const a = `{{doc title}}`;', '{{doc …}} stands in quotes'],
  ['{{#with a}}{{/with}}', '#with is not among each, if, unless'],
  ['{{#if (eq a b)}}{{/if}}', 'logic belongs into the view'],
  ['{{> part}}', 'PartialStatement has no place in a template'],
  ['{{#each a}}{{#if b}}{{else}}{{c}}{{/if}}{{/each}}', '{{c}} goes through no helper'],
])('rejects %s in a template of code', (source, fault) => {
  expect(templateFaults('a.ts.hbs', source)).toEqual([`a.ts.hbs:1: ${fault}`]);
  expect(templateFaults('a.d.ts.hbs', source)).toHaveLength(1);
  expect(templateFaults('a.js.hbs', source)).toHaveLength(1);
});

test.each([
  ['{{{title}}}', '{{{title}}} is not escaped'],
  ['{{&title}}', '{{{title}}} is not escaped'],
  ['{{{md title}}}', '{{{md}}} is not escaped'],
  ['{{lit title}}', 'lit is not a helper here'],
  ['{{> part}}', 'PartialStatement has no place in a template'],
])('rejects %s in a template of prose', (source, fault) => {
  expect(templateFaults('a.md.hbs', source)).toEqual([`a.md.hbs:1: ${fault}`]);
});

test.each([
  ['{{{title}}}', '{{{title}}} is not escaped'],
  ['{{md title}}', 'md is not a helper here'],
  ['<a href={{title}}>', '{{title}} stands in a tag, outside of quotes'],
  ['<a {{title}}>', '{{title}} stands in a tag, outside of quotes'],
  ["<a title='{{title}}'>", '{{title}} stands in a tag, outside of quotes'],
  ['<a title="{{html title}}">', '{{html …}} stands in an attribute'],
  ['<a onclick="{{title}}">', '{{title}} stands in onclick'],
  ['<p style="{{title}}">', '{{title}} stands in style'],
  ['<script>{{title}}</script>', '{{title}} stands in a script or a style'],
  ['{{> part}}', 'PartialStatement has no place in a template'],
])('rejects %s in a template of HTML', (source, fault) => {
  expect(templateFaults('a.html.hbs', source)).toEqual([`a.html.hbs:1: ${fault}`]);
});

test('accepts the allowed constructs', () => {
  expect(
    templateFaults('a.html.hbs', '<a href="{{href}}"{{#if b}} class="b {{c}}"{{/if}}>{{title}}</a>{{html d}}'),
  ).toEqual([]);
  expect(
    templateFaults('a.ts.hbs', "{{#each a}}{{id this.b}}: {{lit ../c}}, {{/each}}'{{path d}}.ts'{{! why }}"),
  ).toEqual([]);
  expect(templateFaults('a.md.hbs', '{{title}} {{md title}} {{#unless a}}{{code b}}{{/unless}}')).toEqual([]);
});

test("throws when a target's view lacks a field of its template", () => {
  expect(() => renderTemplate('openapi/README.md', { name: '@a/openapi' })).toThrow(
    '{{md …}}: the view lacks the field',
  );
  expect(() => renderTemplate('types/README.md', { name: '@a/b', title: 'A', operation: {} })).toThrow(/typeName/);
});

test('escapes text in prose so that it stays on its line and contains no markup', () => {
  const { md, code, quoted } = PROSE_HELPERS;
  expect(md('a *b* [c](d)\n# <e> `f` | g_h\\')).toBe('a \\*b\\* \\[c\\](d) \\# \\<e\\> \\`f\\` \\| g\\_h\\\\');
  expect(code('a')).toBe('`a`');
  expect(code('a`b``c|d\r\ne')).toBe('``` a`b``c\\|d e ```');
  expect(quoted(`it's "so"\n\\`)).toBe(`'it\\'s "so"\\n\\\\'`);
});

test('closes each code span that a passage opens, and escapes HTML outside of it', () => {
  const { passage, line } = PROSE_HELPERS;
  expect(passage('a <b> `<c>` \\<d> \\\\<e>')).toBe('a \\<b> `<c>` \\<d> \\\\\\<e>');
  expect(passage('https://a.example/<b>\\<c> <d>')).toBe('https://a.example/&lt;b>\\&lt;c> \\<d>');
  expect(passage('```js\n<a>\n```b\n')).toBe('```js\n<a>\n```b\n```');
  expect(passage('~~~\n<a>\n~~~')).toBe('~~~\n<a>\n~~~');
  expect(passage('a\u2029```\n<b>\n```\n')).toBe('a\u2029```\n\\<b>\n```\n```');
  expect(passage(passage('a <b> `c``<d>`'))).toBe(passage('a <b> `c``<d>`'));
  expect(line('~~~\n<a>\n~~~')).toBe('~~~ \\<a> ~~~');
});

test.each(['', ' ', '\n', '`', '``', 'a`', '`a', '` `', '\\', 'a\nb', '<b>'])(
  'writes %j as one code span, whatever text follows',
  (text) => {
    for (const next of ['', '`', '<b>']) {
      const tokens = marked
        .lexer(`${codeSpan(text)} and ${codeSpan(next)} end`)
        .flatMap((token) => ('tokens' in token ? token.tokens! : []));
      expect(tokens.map(({ type }) => type)).toEqual(['codespan', 'text', 'codespan', 'text']);
    }
  },
);

/** Text that begins or ends a construct of Markdown. */
const PIECES = [
  ...[
    '```',
    '````',
    '~~~',
    '~~~~',
    '`',
    '``',
    '\n',
    '\n\n',
    '\r',
    '\u2028',
    '\u2029',
    ' ',
    '    ',
    '\\',
    '> ',
    '- ',
    '1. ',
    '|',
    '|-|',
    '*',
  ],
  ...['<b>', '</x>', '<!-- ', '<?x', '&lt;', 'a', 'http://x/', 'www.a.b', '#', '[', '](', ')'],
];

test('no passage renders as HTML, wherever its code spans begin and end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 9 }), (pieces) => {
      const text = pieces.join('');
      const [passage, line] = [PROSE_HELPERS.passage(text), PROSE_HELPERS.line(text)];
      expect([PROSE_HELPERS.passage(passage), PROSE_HELPERS.line(line)]).toEqual([passage, line]);
      for (const page of [passage, `- ${line}`, `- **one**: ${line}`, `| a | b |\n| - | - |\n| ${line} | ${line} |`])
        expect(htmlIn(page)).toEqual([]);
    }),
    { numRuns: 10_000, seed: 20_261_123 },
  );
});

function htmlIn(text: string): string[] {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(text), ({ type, raw }) => {
    if (type === 'html' && /<[a-z/!?]/i.test(raw)) found.push(raw);
  });
  return found;
}

test.each([
  'a\u2028```\n<b>\n```\n',
  '\u2029```\n</code><img src=x>\n```',
  '```\n<a>\n````\n<b>\n```',
  '```\n<a>\n  ```\n<b>\n```',
  '~~~~\n<a>\n~~~\n<b>\n~~~~\n<c>\n~~~',
  '``` a`b\n<b>\n```',
  '```\r<a>\r```\r<b>\r```',
  '```a\u2028b\n<a>\n',
  '~~~\n~~~\n<a>',
  '````\n```\n<a>\n````\n<b>',
])('renders %j without HTML', (text) => {
  const kinds = new Set<string>();
  marked.walkTokens(marked.lexer(`${PROSE_HELPERS.passage(text)}\n\n# Next`), ({ type }) => void kinds.add(type));
  expect([...kinds]).not.toContain('html');
  expect([...kinds]).toContain('heading');
});
