import type { JsonObject, JsonValue } from '../../json.ts';
import type { Report } from '../check/rules/rule.ts';
import { unmappedVariants } from '../check/rules/discriminators.ts';
import { list } from '../document/json.ts';

/** Wraps a variant without a discriminator value in `allOf`, where the discriminator ignores it. */
export function amendDiscriminators(
  json: Record<string, JsonValue>,
  report: Report,
  document: JsonObject,
  unnamed: ReadonlySet<string>,
): void {
  for (const { keyword, index, property } of unmappedVariants(json, document, unnamed)) {
    json[keyword] = list(json[keyword]).map((variant, at) => (at === index ? { allOf: [variant] } : variant));
    const message = `no value of the discriminator '${property}' selects this schema, so any value is accepted`;
    report([keyword, index, '$ref'], message);
  }
}
