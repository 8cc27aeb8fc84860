import type { Code, CodeKeywordDefinition, KeywordCxt, Name } from 'ajv/dist/2020.js';
import { _, nil, not, or } from 'ajv/dist/compile/codegen/index.js';
import { stringify } from 'ajv/dist/compile/codegen/code.js';
import { alwaysValidSchema, Type } from 'ajv/dist/compile/util.js';
import { usePattern } from 'ajv/dist/vocabularies/code.js';

import { N } from '../ajv-names.ts';
import { report } from './report.ts';

/** Up to here comparing with one after the other beats a set. */
const MOST_COMPARED = 8;

export const additionalProperties: CodeKeywordDefinition = {
  keyword: 'additionalProperties',
  type: 'object',
  schemaType: ['boolean', 'object'],
  trackErrors: true,
  code(cxt) {
    const { gen, schema, data, it, errsCount } = cxt;
    it.props = true;
    if (alwaysValidSchema(it, schema)) return;
    gen.forIn('key', data, (key) => gen.if(isAdditional(cxt, key), () => checkMember(cxt, key)));
    cxt.ok(_`${errsCount} === ${N.errors}`);
  },
};

function checkMember(cxt: KeywordCxt, key: Name): void {
  const { gen, it } = cxt;
  if (cxt.schema === false) {
    report(cxt, cxt.keyword, _`{additionalProperty: ${key}}`);
    if (!it.allErrors) gen.break();
    return;
  }
  const valid = gen.name('valid');
  cxt.subschema({ keyword: 'additionalProperties', dataProp: key, dataPropType: Type.Str }, valid);
  if (!it.allErrors) gen.if(not(valid), () => gen.break());
}

function isAdditional(cxt: KeywordCxt, key: Name): Code | boolean {
  const patterns = memberNames(cxt, 'patternProperties').map((source) => _`${usePattern(cxt, source)}.test(${key})`);
  const isKnown = or(isProperty(cxt, key), ...patterns);
  return isKnown === nil ? true : not(isKnown);
}

function isProperty(cxt: KeywordCxt, key: Name): Code {
  const known = memberNames(cxt, 'properties');
  if (known.length <= MOST_COMPARED) return or(nil, ...known.map((name) => _`${key} === ${name}`));
  const text = stringify(known);
  const set = cxt.gen.scopeValue('values', { key: `names ${String(text)}`, ref: known, code: _`new Set(${text})` });
  return _`${set}.has(${key})`;
}

function memberNames({ parentSchema }: KeywordCxt, keyword: string): string[] {
  return Object.keys((parentSchema[keyword] as object | undefined) ?? {});
}
