import type { Rule } from './rule.ts';

/** Types and validators both come from these two; if they differed, a value could pass one and fail the other. */
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
        report([...path, 'x-id-prefix'], `x-id-prefix: ${prefix} needs the pattern ${expected}, and there is none`);
      else report([...path, 'pattern'], `x-id-prefix: ${prefix} needs the pattern ${expected}, not ${String(pattern)}`);
    }
  },
};
