import { compileRegex } from '../../document/compile-regex.ts';
import { spellingHelp } from '../../document/spelling-help.ts';
import { entries, strings } from '../../document/json.ts';
import { schemaRule } from './rule.ts';

/** With `additionalProperties: false`, no valid value can have a required member that is not a property. */
export const requiredUndefined = schemaRule({
  code: 'required-undefined',
  reads: (place) => ['properties', 'patternProperties'].map((key) => [...place.slice(0, -2), key]),
  check(json, report) {
    if (json['additionalProperties'] !== false) return;
    const properties = entries(json['properties']).map(([name]) => name);
    const patterns = entries(json['patternProperties']).map(([pattern]) => pattern);
    strings(json['required']).forEach((name, index) => {
      if (properties.includes(name) || patterns.some((pattern) => matches(pattern, name))) return;
      const message = `'${name}' is required, but it is not a property, and additionalProperties is false`;
      report(['required', index], message, spellingHelp(name, properties));
    });
  },
});

/** `pattern-invalid` reports a pattern that is not a regular expression. */
function matches(pattern: string, name: string): boolean {
  const compiled = compileRegex(pattern);
  return !(compiled instanceof RegExp) || compiled.test(name);
}
