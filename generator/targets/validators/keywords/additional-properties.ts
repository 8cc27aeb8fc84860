import type { Code, CodeKeywordDefinition, KeywordCxt, Name } from 'ajv/dist/2020.js';
import { _, nil, not, or } from 'ajv/dist/compile/codegen/index.js';
import { alwaysValidSchema, Type } from 'ajv/dist/compile/util.js';
import { usePattern } from 'ajv/dist/vocabularies/code.js';

import { N } from '../ajv-names.ts';
import { checkPart } from '../check-part.ts';
import { isOneOf } from './is-one-of.ts';
import { report } from './report.ts';

export const additionalProperties: CodeKeywordDefinition = {
  keyword: 'additionalProperties',
  type: 'object',
  schemaType: ['boolean', 'object'],
  trackErrors: true,
  code(cxt) {
    const { gen, schema, data, it, errsCount } = cxt;
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
  checkPart(cxt, { keyword: 'additionalProperties', dataProp: key, dataPropType: Type.Str }, valid);
  if (!it.allErrors) gen.if(not(valid), () => gen.break());
}

function isAdditional(cxt: KeywordCxt, key: Name): Code | boolean {
  const patterns = memberNames(cxt, 'patternProperties').map((source) => _`${usePattern(cxt, source)}.test(${key})`);
  const isKnown = or(isOneOf(cxt.gen, key, memberNames(cxt, 'properties')), ...patterns);
  return isKnown === nil ? true : not(isKnown);
}

function memberNames({ parentSchema }: KeywordCxt, keyword: string): string[] {
  return Object.keys((parentSchema[keyword] as object | undefined) ?? {});
}
