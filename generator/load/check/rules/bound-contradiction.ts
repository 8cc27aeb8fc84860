import type { JsonObject } from '../../../json.ts';
import type { ReportOptions, Rule } from './rule.ts';

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
const bounds: ReadonlySet<string> = new Set([...pairs, ...exclusivePairs].flat());

/** Bounds between which there is no value. That can be enforced, so in a document of others it is a warning. */
export const boundContradiction: Rule = {
  code: 'bound-contradiction',
  thirdParty: 'warning',
  check(view, report) {
    const options: ReportOptions = view.strict ? {} : { severity: 'warning' };
    for (const { json, path } of view.schemas) {
      // Few schemas have one; asking all of them for every pair took a third of the time that all rules take.
      if (!Object.keys(json).some((key) => bounds.has(key))) continue;
      for (const [low, high] of pairs) {
        if (above(json, low, high))
          report(
            [...path, low],
            `${low} ${String(json[low])} is above ${high} ${String(json[high])}, so no value fits`,
            options,
          );
      }
      for (const [low, high] of exclusivePairs) {
        if (above(json, low, high) || equal(json, low, high))
          report(
            [...path, low],
            `between ${low} ${String(json[low])} and ${high} ${String(json[high])} no value fits`,
            options,
          );
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
