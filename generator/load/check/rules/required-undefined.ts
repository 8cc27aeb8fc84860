import { compileRegex } from '../../document/compile-regex.ts';
import { didYouMean } from '../../document/near-miss.ts';
import { entries, strings } from '../../document/json.ts';
import type { Rule } from './rule.ts';

/** With `additionalProperties: false`, no valid value can have a required member that is not a property. */
export const requiredUndefined: Rule = {
  code: 'required-undefined',
  thirdParty: 'warning',
  reads: (place) => ['properties', 'patternProperties'].map((key) => [...place.slice(0, -2), key]),
  check(view, report) {
    for (const { json, path } of view.schemas) {
      if (json['additionalProperties'] !== false) continue;
      const properties = entries(json['properties']).map(([name]) => name);
      const patterns = entries(json['patternProperties']).map(([pattern]) => pattern);
      strings(json['required']).forEach((name, index) => {
        if (properties.includes(name) || patterns.some((pattern) => matches(pattern, name))) return;
        report(
          [...path, 'required', index],
          `'${name}' is required, but it is not a property, and additionalProperties is false`,
          didYouMean(name, properties),
        );
      });
    }
  },
};

/** `pattern-invalid` reports a pattern that is not a regular expression. */
function matches(pattern: string, name: string): boolean {
  const compiled = compileRegex(pattern);
  return !(compiled instanceof RegExp) || compiled.test(name);
}
