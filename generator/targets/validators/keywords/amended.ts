import { type CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import { resetErrorsCount } from 'ajv/dist/compile/errors.js';

import { N } from '../ajv-names.ts';
import type { CheckGen } from '../check-gen.ts';
import { report } from './report.ts';

type Amend = (keyword: CodeKeywordDefinition) => CodeKeywordDefinition;

/** Keywords whose code is Ajv's, but for what becomes of the faults it finds on its way. */
export const AMENDED: readonly (readonly [string, Amend])[] = [
  ['contains', withoutFaultsOfItems],
  ['propertyNames', undecided],
];

/** Faults of items that are not the expected kind say nothing: they need not be. */
function withoutFaultsOfItems(keyword: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...keyword,
    code(cxt, type) {
      const { gen, it, parentSchema } = cxt;
      if (!it.allErrors) return keyword.code(cxt, type);
      const before = gen.const('before', N.errors);
      const silent = new KeywordCxt({ ...it, createErrors: false, compositeRule: true }, cxt.def, cxt.keyword);
      keyword.code(silent, type);
      if (silent.it.items !== undefined) it.items = silent.it.items;
      const { minContains = 1, maxContains } = parentSchema as { minContains?: number; maxContains?: number };
      const most = maxContains === undefined ? _`` : _`, maxContains: ${maxContains}`;
      gen.if(_`${N.errors} > ${before}`, () => {
        resetErrorsCount(gen, before);
        report(cxt, cxt.keyword, _`{minContains: ${minContains}${most}}`);
      });
    },
  };
}

/** A name that breaks a rule is a fault of the object, known only at the end: a fast check stops there. */
function undecided(keyword: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...keyword,
    code(cxt, type) {
      const gen = cxt.gen as CheckGen;
      const before = gen.const('before', N.errors);
      gen.undecided(() => keyword.code(cxt, type));
      if (cxt.it.compositeRule !== true) gen.if(_`${N.errors} > ${before}`, () => gen.stopIfFast());
    },
  };
}
