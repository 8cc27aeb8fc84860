import type { Code, CodeKeywordDefinition, KeywordCxt, Name } from 'ajv/dist/2020.js';
import { _, and, nil } from 'ajv/dist/compile/codegen/index.js';
import { Type } from 'ajv/dist/compile/util.js';

import type { CheckGen } from '../check-gen.ts';
import { failIf } from './report.ts';

/** `contains` with its bounds. Faults of items that are not of the expected kind say nothing: they need not be. */
export const contains: CodeKeywordDefinition = {
  keyword: 'contains',
  type: 'array',
  schemaType: ['object', 'boolean'],
  trackErrors: true,
  code(cxt) {
    const { gen, parentSchema } = cxt;
    const { minContains: least = 1, maxContains: most } = parentSchema as {
      minContains?: number;
      maxContains?: number;
    };
    const matched = (gen as CheckGen).isWatched(parentSchema) ? gen.var('matched', _`new Set()`) : undefined;
    const canStop = most === undefined && matched === undefined;
    if (least === 0 && canStop) return;
    const count = gen.let('count', 0);
    countItems(cxt, count, matched, canStop ? _`${count} === ${least}` : undefined);
    cxt.reset();
    if (matched) (gen as CheckGen).matches.set(parentSchema, matched);
    const enough = least > 0 ? _`${count} >= ${least}` : nil;
    const params = most === undefined ? _`{minContains: ${least}}` : _`{minContains: ${least}, maxContains: ${most}}`;
    const fits = most === undefined ? enough : and(enough, _`${count} <= ${most}`);
    if (fits !== nil) failIf(cxt, _`!(${fits})`, params);
  },
};

function countItems(cxt: KeywordCxt, count: Name, matched: Name | undefined, enough: Code | undefined): void {
  const { gen, data, keyword } = cxt;
  gen.forRange('i', 0, _`${data}.length`, (index) => {
    const fits = gen.name('fits');
    const silent = { compositeRule: true, createErrors: false, allErrors: false } as const;
    cxt.subschema({ keyword, dataProp: index, dataPropType: Type.Num, ...silent }, fits);
    gen.if(fits, () => {
      gen.code(_`${count}++`);
      if (matched) gen.code(_`${matched}.add(${index})`);
      if (enough) gen.if(enough, () => gen.break());
    });
  });
}
