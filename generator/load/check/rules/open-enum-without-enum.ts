import type { Rule } from './rule.ts';

export const openEnumWithoutEnum: Rule = {
  code: 'open-enum-without-enum',
  reads: (place) => [place.slice(0, -1)],
  check(view, report) {
    for (const { json, path } of view.schemas) {
      if (json['x-open-enum'] === undefined || json['enum'] !== undefined) continue;
      const target = view.follow(json);
      if (target !== undefined && target['enum'] === undefined)
        report([...path, 'x-open-enum'], 'x-open-enum has no effect here, because the schema has no enum');
    }
  },
};
