import type { Code, CodeKeywordDefinition, KeywordCxt, Name } from 'ajv/dist/2020.js';
import { _, not, or } from 'ajv/dist/compile/codegen/index.js';

import { runtimeFunction } from '../runtime-functions.ts';
import { literalCode } from './literal-code.ts';
import { failIf } from './report.ts';

/** Up to here comparing with one after the other beats a set. */
const MOST_COMPARED = 8;

export const enumeration: CodeKeywordDefinition = {
  keyword: 'enum',
  schemaType: 'array',
  code(cxt) {
    failIf(cxt, not(isAllowed(cxt)), _`{limit: ${allowedValues(cxt)}${openMark(cxt)}}`);
  },
};

/** Of an enumeration that may grow: whether the value is of the kind of those that it lists, so that a lenient reader takes it. */
function openMark({ data, schema, parentSchema }: KeywordCxt): Code {
  if (parentSchema['x-open-enum'] !== true) return _``;
  const kinds = new Set((schema as readonly unknown[]).filter((value) => value !== null).map((value) => typeof value));
  return _`, open: ${or(...[...kinds].map((kind) => _`typeof ${data} == ${kind}`))}`;
}

function isAllowed(cxt: KeywordCxt): Code {
  const { gen, data } = cxt;
  const values = cxt.schema as readonly unknown[];
  if (values.length === 0) return _`false`;
  if (!values.every((value) => typeof value !== 'object' || value === null)) {
    return _`${allowedValues(cxt)}.some((value) => ${runtimeFunction(cxt.gen, 'equal')}(value, ${data}))`;
  }
  if (values.length <= MOST_COMPARED) return or(...values.map((value) => _`${data} === ${value as string}`));
  const set = gen.scopeValue('values', {
    key: `set ${JSON.stringify(values)}`,
    ref: values,
    code: _`new Set(${allowedValues(cxt)})`,
  });
  return _`${set}.has(${data})`;
}

function allowedValues({ gen, schema }: KeywordCxt): Name {
  return gen.scopeValue('values', { key: JSON.stringify(schema), ref: schema, code: literalCode(schema) });
}
