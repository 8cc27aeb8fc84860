import type { Rule } from './rule.ts';

export const parameterWithoutSchema: Rule = {
  code: 'parameter-without-schema',
  thirdParty: 'warning',
  check(view, report) {
    for (const { json, path } of view.parameters) {
      if (json['$ref'] !== undefined || json['schema'] !== undefined || json['content'] !== undefined) continue;
      const isOptional = json['in'] === 'path' && json['required'] !== true;
      const lacks = ['schema', 'content', ...(isOptional ? ['required'] : [])];
      const message = `the parameter${json['name'] === undefined ? '' : ` '${String(json['name'])}'`} has neither a schema nor a content${isOptional ? ', and does not say required: true' : ''}`;
      report(path, message, { lacks });
    }
  },
};
