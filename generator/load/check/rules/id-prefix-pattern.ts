import type { Rule } from './rule.ts';

/** The types use the prefix and the validators use the pattern, so the two must agree. */
export const idPrefixPattern: Rule = {
  code: 'id-prefix-pattern',
  reads: (place) => [[...place.slice(0, -1), 'pattern']],
  check(view, report) {
    for (const { json, path } of view.schemas) {
      const prefix = json['x-id-prefix'];
      if (typeof prefix !== 'string') continue;
      const expected = `^${prefix}[a-z0-9]{26}$`;
      if (json['pattern'] === expected) continue;
      const pattern = json['pattern'];
      if (pattern === undefined)
        report([...path, 'x-id-prefix'], `x-id-prefix: ${prefix} requires the pattern ${expected}, which is missing`);
      else
        report([...path, 'pattern'], `x-id-prefix: ${prefix} requires the pattern ${expected}, not ${String(pattern)}`);
    }
  },
};
