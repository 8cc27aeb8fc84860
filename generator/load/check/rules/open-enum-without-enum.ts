import { schemaRule } from './rule.ts';

export const openEnumWithoutEnum = schemaRule({
  code: 'open-enum-without-enum',
  reads: (place) => [place.slice(0, -1)],
  check(json, report, view) {
    if (json['x-open-enum'] === undefined || json['enum'] !== undefined) return;
    const target = view.follow(json);
    if (target !== undefined && target['enum'] === undefined)
      report(['x-open-enum'], 'x-open-enum has no effect here, because the schema has no enum');
  },
});
