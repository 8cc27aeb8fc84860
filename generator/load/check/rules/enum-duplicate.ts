import { list } from '../../document/json.ts';
import type { Rule } from './rule.ts';

export const enumDuplicate: Rule = {
  code: 'enum-duplicate',
  check(view, report) {
    for (const { json, path } of view.schemas) {
      const seen = new Set<string>();
      list(json['enum']).forEach((value, index) => {
        const text = JSON.stringify(value);
        if (seen.has(text)) report([...path, 'enum', index], `the enum lists ${text} twice`);
        seen.add(text);
      });
    }
  },
};
