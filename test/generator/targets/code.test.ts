import { runInNewContext } from 'node:vm';

import ts from 'typescript';
import { expect, test } from 'vitest';

import {
  docComment,
  identifier,
  isIdentifier,
  literal,
  memberAccess,
  pathSegment,
  propertyKey,
  quoted,
  TypeText,
} from '../../../generator/targets/code.ts';
import { CODE_HELPERS } from '../../../generator/targets/template-helpers.ts';

const TEXTS = [
  '',
  'plain',
  '2fa',
  'user-id',
  '*/ process.exit(7) /*',
  '`${process.exit(7)}`',
  '</script><!--',
  '\u2028\u2029\u0000\u007f',
  '\ud800 lone',
  '\'"\\',
  '__proto__',
  'constructor',
  '{{x}}',
  'a\r\nb\nc',
  '{"__proto__":1}',
  ',"__proto__":',
];

test.each(TEXTS)('the literal of %j evaluates to it', (text) => {
  const value = { [text]: [text, { __proto__: null, [text]: text }], __proto__: { polluted: text } };
  expect(evaluated(literal(text))).toBe(text);
  expect(evaluated(quoted(text))).toBe(text);
  expect(evaluated(`({ ${propertyKey(text)}: 1 })`)).toSatisfy((made: object) => Object.hasOwn(made, text));
  expect(evaluated(`({ ${propertyKey(text)}: 1 })${memberAccess(text)}`)).toBe(1);
  expect(JSON.stringify(evaluated(`(${literal(value)})`))).toBe(JSON.stringify(value));
  for (const code of [literal(value), quoted(text)]) expect(code).not.toMatch(/[\r\n\u2028\u2029]|<\/|<!--/);
});

test('writes a __proto__ key as an ordinary key, at every depth', () => {
  const value: unknown = JSON.parse('{ "a": [{ "__proto__": { "b": 1 } }], "__proto__": { "__proto__": 2 } }');
  const made = evaluated(`(${literal(value)})`);
  expect(JSON.stringify(made)).toBe(JSON.stringify(value));
  expect(Object.keys(made as object)).toEqual(['a', '__proto__']);
});

test('throws for a value that JSON cannot represent', () => {
  for (const value of [undefined, () => 1, Symbol('a')]) expect(() => literal(value)).toThrow(TypeError);
});

test.each(TEXTS)('a comment about %j contains no code', (text) => {
  const comment = docComment(text);
  const file = ts.createSourceFile('a.ts', `${comment}\n`, ts.ScriptTarget.Latest);
  expect(file.statements).toHaveLength(0);
  expect(file.getFullText().match(/\*\//g) ?? []).toHaveLength(text.trim() === '' ? 0 : 1);
});

test('writes no comment for empty text, and one line for one line', () => {
  expect(docComment(undefined)).toBe('');
  expect(docComment(' \n ')).toBe('');
  expect(docComment('One.')).toBe('/** One. */');
  expect(docComment('One.\n\n  Two.')).toBe('/**\n * One.\n *\n *   Two.\n */');
});

test('throws for a text that is not an identifier in strict TypeScript', () => {
  for (const name of ['a', '$b', '_c1', 'Ünknown'.slice(1)]) expect(identifier(name)).toBe(name);
  for (const name of ['', '1a', 'a-b', 'a b', 'class', 'await', 'enum', 'a;b', 'é', 'a\u2028']) {
    expect(isIdentifier(name), name).toBe(false);
    expect(() => identifier(name)).toThrow(TypeError);
  }
});

test('rejects a path segment that could leave its string or its folder', () => {
  expect(pathSegment('customers.create')).toBe('customers.create');
  for (const name of ['', 'a/b', "a'b", 'a\\b', 'a b', '..', '.', 'a\n'])
    expect(() => pathSegment(name), name).toThrow(TypeError);
});

test('accepts as a type only text that the generator has assembled', () => {
  expect(CODE_HELPERS.type(new TypeText('A | B'))).toBe('A | B');
  expect(() => CODE_HELPERS.type('A | B')).toThrow('{{type x}} takes only TypeText');
});

function evaluated(code: string): unknown {
  return runInNewContext(code) as unknown;
}
