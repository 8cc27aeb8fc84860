import type { JsonObject } from '../../../json.ts';
import type { Rule } from './rule.ts';

const pairs = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
  ['minimum', 'maximum'],
] as const;
const exclusivePairs = [
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
] as const;

/** Bounds that no value satisfies. */
export const boundContradiction: Rule = {
  code: 'bound-contradiction',
  thirdParty: 'warning',
  check(view, report) {
    for (const { json, path } of view.schemas) {
      for (const [low, high] of pairs) {
        if (above(json, low, high))
          report(
            [...path, low],
            `${low} ${String(json[low])} is above ${high} ${String(json[high])}, so no value fits`,
          );
      }
      for (const [low, high] of exclusivePairs) {
        if (above(json, low, high) || equal(json, low, high))
          report([...path, low], `between ${low} ${String(json[low])} and ${high} ${String(json[high])} no value fits`);
      }
    }
  },
};

function above(json: JsonObject, low: string, high: string): boolean {
  const [least, most] = [json[low], json[high]];
  return typeof least === 'number' && typeof most === 'number' && least > most;
}

function equal(json: JsonObject, low: string, high: string): boolean {
  return typeof json[low] === 'number' && json[low] === json[high];
}
