import type { Code, KeywordCxt, SchemaObjCxt } from 'ajv/dist/2020.js';
import { _, Name, str } from 'ajv/dist/compile/codegen/index.js';
import names from 'ajv/dist/compile/names.js';
import { getErrorPath } from 'ajv/dist/compile/util.js';

import { FAST, noteFault } from '../check-gen.ts';

const N = names.default;

/** Notes a fault of a rule that need not be the keyword at hand, of the value at hand or of its member. */
export function report({ gen, it }: KeywordCxt, rule: string, params: Code, member?: string): void {
  const path = member === undefined ? it.errorPath : str`${it.errorPath}${getErrorPath(member)}`;
  const fault = _`${path}, ${rule}, ${params}`;
  noteFault(gen, it.propertyName === undefined ? fault : _`${fault}, ${it.propertyName}`);
  gen.code(_`${N.errors}++`);
}

/** Goes on with the next keyword unless `condition` holds, which is a fault. */
export function failIf(cxt: KeywordCxt, condition: Code, params: Code, rule: string = cxt.keyword): void {
  cxt.failResult(condition, undefined, () => report(cxt, rule, params));
}

/** Where a check that only owes a verdict stops if there has been a fault. Not inside `anyOf` and its like: a fault decides nothing there. */
export function stopIfFast({ gen, allErrors, compositeRule }: SchemaObjCxt): void {
  if (allErrors && !compositeRule) gen.if(_`${FAST} && ${N.errors} > 0`, () => gen.return(N.vErrors));
}

/** The same where there has just been one. */
export function stopHereIfFast({ gen, allErrors, compositeRule }: SchemaObjCxt, faults: Name = N.vErrors): void {
  if (allErrors && !compositeRule) gen.if(FAST, () => gen.return(faults));
}
