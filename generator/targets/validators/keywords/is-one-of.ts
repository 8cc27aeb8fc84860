import type { Code, Name } from 'ajv/dist/2020.js';
import { _, type CodeGen, nil, or } from 'ajv/dist/compile/codegen/index.js';
import { stringify } from 'ajv/dist/compile/codegen/code.js';

/** Up to here comparing with one after the other beats a set. */
const MOST_COMPARED = 8;

/** Whether a member's name is one of some. */
export function isOneOf(gen: CodeGen, key: Name, names: readonly string[]): Code {
  if (names.length <= MOST_COMPARED) return or(nil, ...names.map((name) => _`${key} === ${name}`));
  const text = stringify(names);
  const set = gen.scopeValue('values', { key: `names ${String(text)}`, ref: names, code: _`new Set(${text})` });
  return _`${set}.has(${key})`;
}
