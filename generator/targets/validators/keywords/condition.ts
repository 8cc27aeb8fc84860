import type { CodeKeywordDefinition, KeywordCxt, Name } from 'ajv/dist/2020.js';
import { not } from 'ajv/dist/compile/codegen/index.js';
import { alwaysValidSchema } from 'ajv/dist/compile/util.js';

import type { CheckGen } from '../check-gen.ts';

/** `if` with its `then` and `else`, whose faults are those of the value: that they were asked for is no fault of its own. */
export const condition: CodeKeywordDefinition = {
  keyword: 'if',
  schemaType: ['object', 'boolean'],
  trackErrors: true,
  code(cxt) {
    const { gen } = cxt;
    const isWatched = (gen as CheckGen).isWatched(cxt.schema);
    const clauses = (['then', 'else'] as const).filter((clause) => asks(cxt, clause));
    if (clauses.length === 0 && !isWatched) return;
    const holds = gen.name('holds');
    cxt.subschema({ keyword: 'if', compositeRule: true, createErrors: false, allErrors: false }, holds);
    cxt.reset();
    if (isWatched) (gen as CheckGen).noteVerdict(cxt.schema, holds);
    const valid = gen.let('valid', true);
    for (const clause of clauses) gen.if(clause === 'then' ? holds : not(holds), () => check(cxt, clause, valid));
    cxt.ok(valid);
  },
};

function asks({ it, parentSchema }: KeywordCxt, clause: 'then' | 'else'): boolean {
  return parentSchema[clause] !== undefined && !alwaysValidSchema(it, parentSchema[clause]);
}

function check(cxt: KeywordCxt, clause: 'then' | 'else', valid: Name): void {
  const clauseValid = cxt.gen.name('valid');
  cxt.subschema({ keyword: clause }, clauseValid);
  cxt.gen.assign(valid, clauseValid);
}
