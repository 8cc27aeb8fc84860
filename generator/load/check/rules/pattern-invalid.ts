import { compileRegex } from '../../document/compile-regex.ts';
import { entries } from '../../document/json.ts';
import type { Path } from '../../document/path.ts';
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
