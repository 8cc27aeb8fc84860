import { sameParameter } from '../document-view.ts';
import type { Rule } from './rule.ts';

export const parameterDuplicate: Rule = {
  code: 'parameter-duplicate',
  thirdParty: 'warning',
  check(view, report) {
    for (const found of view.operations) {
      const parameters = view.parametersOf(found);
      parameters.forEach(({ json, path }, index) => {
        const first =
          json === undefined
            ? undefined
            : parameters.slice(0, index).find((other) => other.json !== undefined && sameParameter(other.json, json));
        if (first === undefined) return;
        report(path, `there are two ${String(json?.['in'])} parameters '${String(json?.['name'])}'`, {
          related: [{ message: 'the first one is here', path: first.path }],
        });
      });
    }
  },
};
