import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';

import { N } from '../ajv-names.ts';
import type { CheckGen } from '../check-gen.ts';

type Amend = (keyword: CodeKeywordDefinition) => CodeKeywordDefinition;

/** Keywords whose code is Ajv's, but for what becomes of the faults it finds on its way. */
export const AMENDED: readonly (readonly [string, Amend])[] = [['propertyNames', undecided]];

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
