import type { Rule } from './rule.ts';

export const parameterWithoutSchema: Rule = {
  code: 'parameter-without-schema',
  elsewhere: 'warning',
  check(view, report) {
    for (const { json, path } of view.parameters) {
      if (json['$ref'] !== undefined || json['schema'] !== undefined || json['content'] !== undefined) continue;
      report(path, `the parameter '${String(json['name'])}' has neither a schema nor a content`);
    }
  },
};
