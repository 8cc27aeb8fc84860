import type { Code, KeywordCxt } from 'ajv/dist/2020.js';
import { _, type Name, not } from 'ajv/dist/compile/codegen/index.js';
import { resetErrorsCount } from 'ajv/dist/compile/errors.js';

import { FAST, N } from '../ajv-names.ts';
import type { CheckGen } from '../check-gen.ts';
import { runtimeFunction } from '../runtime-functions.ts';
import type { PreparedSchema } from '../prepared-schema.ts';
import { report } from './report.ts';

/** Checks forms one after the other and, when none fits, keeps the faults of the one that was clearly meant. */
export function tryForms(cxt: KeywordCxt, forms: readonly number[]): void {
  const { gen } = cxt;
  const start = gen.const('start', N.errors);
  const fitting = gen.let('fitting', 0);
  const starts = forms.map((form, index) => {
    const from = gen.let('from', index === 0 ? start : N.errors);
    const canStop = cxt.keyword === 'anyOf' && index > 0 && !(gen as CheckGen).isWatched(schemaOf(cxt, form));
    if (canStop) gen.if(_`${fitting} === 0`, () => tryForm(cxt, form, fitting));
    else tryForm(cxt, form, fitting);
    return from;
  });
  const isFine = cxt.keyword === 'anyOf' ? _`${fitting} > 0` : _`${fitting} === 1`;
  gen.if(isFine);
  resetErrorsCount(gen, start);
  if (cxt.keyword === 'oneOf') {
    gen.elseIf(_`${fitting} > 1`);
    resetErrorsCount(gen, start);
    report(cxt, 'oneOf', _`{forms: ${fitting}}`);
  }
  gen.else();
  keepClosest(cxt, starts);
  gen.endIf();
  cxt.ok(isFine);
}

function tryForm(cxt: KeywordCxt, form: number, fitting: Name): void {
  const gen = cxt.gen as CheckGen;
  const valid = gen.name('_valid');
  gen.undecided(() => cxt.subschema({ keyword: cxt.keyword, schemaProp: form, compositeRule: true }, valid));
  const schema = schemaOf(cxt, form);
  if (gen.isWatched(schema)) gen.noteVerdict(schema, valid);
  gen.if(valid, () => gen.code(_`${fitting}++`));
}

function schemaOf({ schema }: KeywordCxt, form: number): PreparedSchema {
  return (schema as PreparedSchema[])[form]!;
}

function keepClosest(cxt: KeywordCxt, starts: readonly Name[]): void {
  const { gen, it } = cxt;
  if (it.createErrors === false) return;
  if (it.compositeRule) gen.if(not(FAST), () => narrow(cxt, starts));
  else {
    (gen as CheckGen).stopIfFast();
    narrow(cxt, starts);
  }
}

function narrow({ gen, it, keyword }: KeywordCxt, starts: readonly Name[]): void {
  const list = starts.reduce<Code>((all, from, index) => (index === 0 ? _`${from}` : _`${all}, ${from}`), _``);
  gen.assign(N.vErrors, _`${runtimeFunction(gen, 'narrow')}(${N.vErrors}, [${list}], ${it.errorPath}, ${keyword})`);
  gen.assign(N.errors, _`${N.vErrors}.length`);
}
