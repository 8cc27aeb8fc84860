import { compileRegex } from '../../document/compile-regex.ts';
import { didYouMean } from './did-you-mean.ts';
import { entries, strings } from '../../document/json.ts';
import type { Rule } from './rule.ts';

/** Where other members are refused, a required one that is no property can never be sent. That can be enforced, so in a document of others it is a warning. */
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
          `'${name}' is required, but it is no property and others are not allowed`,
          { ...didYouMean(name, properties), ...(view.strict ? {} : { severity: 'warning' as const }) },
        );
      });
    }
  },
};

/** A pattern that is no regular expression is reported elsewhere. */
function matches(pattern: string, name: string): boolean {
  const compiled = compileRegex(pattern);
  return !(compiled instanceof RegExp) || compiled.test(name);
}
