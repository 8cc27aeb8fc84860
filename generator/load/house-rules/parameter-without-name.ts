import type { Rule } from './rule.ts';

/** OpenAPI's own schema lets this pass. */
export const parameterWithoutName: Rule = {
  code: 'openapi-invalid',
  elsewhere: 'warning',
  check(view, report) {
    for (const { json, path } of view.parameters) {
      if (json['$ref'] === undefined && typeof json['name'] !== 'string')
        report(path, 'the parameter has no name', { help: 'Add name.' });
    }
  },
};
