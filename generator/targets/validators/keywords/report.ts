import type { Code, KeywordCxt, Name } from 'ajv/dist/2020.js';
import { _, str } from 'ajv/dist/compile/codegen/index.js';
import { getErrorPath, Type } from 'ajv/dist/compile/util.js';

import { N } from '../ajv-names.ts';
import type { CheckGen } from '../check-gen.ts';

/** Notes a fault of a rule that need not be the keyword at hand, of the value at hand or of its member or item. */
export function report({ gen, it }: KeywordCxt, rule: string, params: Code, member?: string | Name): void {
  gen.code(_`${N.errors}++`);
  if (it.createErrors === false) return;
  const path = member === undefined ? it.errorPath : str`${it.errorPath}${getErrorPath(member, Type.Num)}`;
  const fault = _`${path}, ${rule}, ${params}`;
  (gen as CheckGen).note(
    it.propertyName === undefined ? fault : _`${fault}, ${it.propertyName}`,
    it.compositeRule !== true,
  );
}

/** Goes on with the next keyword unless `condition` holds, which is a fault. */
export function failIf(cxt: KeywordCxt, condition: Code, params: Code, rule: string = cxt.keyword): void {
  cxt.failResult(condition, undefined, () => report(cxt, rule, params));
}
