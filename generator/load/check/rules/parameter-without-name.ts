import type { Rule } from './rule.ts';

/** OpenAPI's own schema accepts a parameter without a name. */
export const parameterWithoutName: Rule = {
  code: 'openapi-invalid',
  thirdParty: 'warning',
  check(view, report) {
    for (const { json, path } of view.parameters) {
      const { name } = json;
      if (json['$ref'] === undefined && (name === undefined || name === ''))
        report(path, 'the parameter has no name', { help: 'Add a name.', lacks: ['name'] });
    }
  },
};
