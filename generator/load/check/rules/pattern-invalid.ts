import { compileRegex } from '../../document/compile-regex.ts';
import { entries } from '../../document/json.ts';
import type { Path } from '../../document/path.ts';
import type { Rule } from './rule.ts';

export const patternInvalid: Rule = {
  code: 'pattern-invalid',
  check(view, report) {
    const check = (pattern: string, path: Path): void => {
      const compiled = compileRegex(pattern);
      if (compiled instanceof RegExp) return;
      report(path, `the pattern ${pattern} is not a valid regular expression: ${compiled.problem}`);
    };
    for (const { json, path } of view.schemas) {
      if (typeof json['pattern'] === 'string') check(json['pattern'], [...path, 'pattern']);
      for (const [pattern] of entries(json['patternProperties']))
        check(pattern, [...path, 'patternProperties', pattern]);
    }
  },
};
