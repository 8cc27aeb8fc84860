import type { CodeKeywordDefinition, KeywordCxt, Name } from 'ajv/dist/2020.js';
import { _, nil, not } from 'ajv/dist/compile/codegen/index.js';
import { alwaysValidSchema, Type } from 'ajv/dist/compile/util.js';

import { N } from '../ajv-names.ts';
import { isItemEvaluated, isPropertyEvaluated } from '../evaluated.ts';
import { report } from './report.ts';

/**
 * Ajv collects what was evaluated while it checks: it takes all items for those that `contains` matches, forgets what an `if` without
 * `then` has seen, and keeps what it knew of the item before. Ours asks for each member who has looked at it.
 */
export const unevaluatedProperties: CodeKeywordDefinition = {
  keyword: 'unevaluatedProperties',
  type: 'object',
  schemaType: ['boolean', 'object'],
  trackErrors: true,
  code(cxt) {
    const { gen, data, it } = cxt;
    if (alwaysValidSchema(it, cxt.schema)) return;
    gen.forIn('key', data, (key) => {
      const isEvaluated = isPropertyEvaluated(cxt, key);
      if (isEvaluated === true) return;
      const check = (): void =>
        checkMember(cxt, key, Type.Str, () => report(cxt, cxt.keyword, _`{unevaluatedProperty: ${key}}`));
      if (isEvaluated === nil) check();
      else gen.if(not(isEvaluated), check);
    });
    cxt.ok(_`${cxt.errsCount} === ${N.errors}`);
  },
};

export const unevaluatedItems: CodeKeywordDefinition = {
  keyword: 'unevaluatedItems',
  type: 'array',
  schemaType: ['boolean', 'object'],
  trackErrors: true,
  code(cxt) {
    const { gen, data, it } = cxt;
    if (alwaysValidSchema(it, cxt.schema)) return;
    gen.forRange('i', 0, _`${data}.length`, (index) => {
      const isEvaluated = isItemEvaluated(cxt, index);
      if (isEvaluated === true) return;
      const check = (): void => checkMember(cxt, index, Type.Num, () => report(cxt, cxt.keyword, _`{}`, index));
      if (isEvaluated === nil) check();
      else gen.if(not(isEvaluated), check);
    });
    cxt.ok(_`${cxt.errsCount} === ${N.errors}`);
  },
};

function checkMember(cxt: KeywordCxt, member: Name, dataPropType: Type, refuse: () => void): void {
  const { gen, it, keyword, schema } = cxt;
  if (schema === false) {
    refuse();
    if (!it.allErrors) gen.break();
    return;
  }
  const valid = gen.name('valid');
  cxt.subschema({ keyword, dataProp: member, dataPropType }, valid);
  if (!it.allErrors) gen.if(not(valid), () => gen.break());
}
