import type { Rule } from './rule.ts';

/** Types and validators both come from these two; if they differed, a value could pass one and fail the other. */
export const idPrefixPattern: Rule = {
  code: 'id-prefix-pattern',
  check(view, report) {
    for (const { json, path } of view.schemas) {
      const prefix = json['x-id-prefix'];
      if (typeof prefix !== 'string') continue;
      const expected = `^${prefix}[a-z0-9]{26}$`;
      if (json['pattern'] === expected) continue;
      const at = json['pattern'] === undefined ? 'x-id-prefix' : 'pattern';
      report([...path, at], `x-id-prefix: ${prefix} goes with the pattern ${expected}, not ${json['pattern'] === undefined ? 'without a pattern' : String(json['pattern'])}`);
    }
  },
};
