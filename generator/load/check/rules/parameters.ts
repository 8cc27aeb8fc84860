import type { Rule } from './rule.ts';

/** OpenAPI's own schema accepts a parameter without a name. */
export const parameterWithoutName: Rule = {
  code: 'openapi-invalid',
  check(view, report) {
    for (const { json, path } of view.parameters) {
      const { name } = json;
      if (json['$ref'] === undefined && (name === undefined || name === ''))
        report(path, 'the parameter has no name', { help: 'Add a name.', lacks: ['name'] });
    }
  },
};

export const parameterWithoutSchema: Rule = {
  code: 'parameter-without-schema',
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
