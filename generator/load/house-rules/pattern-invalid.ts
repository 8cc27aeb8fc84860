import type { Path, Rule } from './rule.ts';
import { entries } from './json.ts';

export const patternInvalid: Rule = {
  code: 'pattern-invalid',
  check(view, report) {
    const check = (pattern: string, path: Path): void => {
      const reason = problemWith(pattern);
      if (reason !== undefined) report(path, `the pattern ${pattern} is no regular expression: ${reason}`);
    };
    for (const { json, path } of view.schemas) {
      if (typeof json['pattern'] === 'string') check(json['pattern'], [...path, 'pattern']);
      for (const [pattern] of entries(json['patternProperties'])) check(pattern, [...path, 'patternProperties', pattern]);
    }
  },
};

/** Patterns are compiled with the `u` flag, as JSON Schema asks, so that `.` is a character and not half of one. */
function problemWith(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*: /s, '').toLowerCase() : String(error);
  }
}
