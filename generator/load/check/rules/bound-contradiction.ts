import { schemaRule } from './rule.ts';

/** Keywords for a lower limit, each with one for an upper limit of the same quantity. */
export const pairs = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
] as const;

export const boundContradiction = schemaRule({
  code: 'bound-contradiction',
  check(json, report) {
    for (const [low, high] of pairs) {
      const { [low]: least, [high]: most } = json;
      if (typeof least !== 'number' || typeof most !== 'number') continue;
      const isExclusive = low === 'exclusiveMinimum' || high === 'exclusiveMaximum';
      if (isExclusive && least >= most) report([low], `between ${low} ${least} and ${high} ${most} no value fits`);
      else if (least > most) report([low], `${low} ${least} is above ${high} ${most}, so no value fits`);
    }
  },
});
