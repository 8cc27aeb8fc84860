import { compileRegex } from '../../document/compile-regex.ts';
import { entries, type Path } from '../../document/json.ts';
import { schemaRule } from './rule.ts';

export const patternInvalid = schemaRule({
  code: 'pattern-invalid',
  check(json, report) {
    const check = (pattern: string, path: Path): void => {
      const compiled = compileRegex(pattern);
      if (compiled instanceof RegExp) return;
      report(path, `the pattern ${pattern} is not a valid regular expression: ${compiled.problem}`);
    };
    if (typeof json['pattern'] === 'string') check(json['pattern'], ['pattern']);
    for (const [pattern] of entries(json['patternProperties'])) check(pattern, ['patternProperties', pattern]);
  },
});

/** The types use the prefix and the validators use the pattern, so the two must agree. */
export const idPrefixPattern = schemaRule({
  code: 'id-prefix-pattern',
  reads: (place) => [[...place.slice(0, -1), 'pattern']],
  check({ 'x-id-prefix': prefix, pattern }, report) {
    if (typeof prefix !== 'string') return;
    const expected = `^${prefix}[a-z0-9]{26}$`;
    const message = `x-id-prefix: ${prefix} requires the pattern ${expected}`;
    if (pattern === undefined) report(['x-id-prefix'], `${message}, which is missing`);
    else if (pattern !== expected) report(['pattern'], `${message}, not ${String(pattern)}`);
  },
});
