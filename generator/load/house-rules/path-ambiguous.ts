import { entries } from './json.ts';
import type { Rule } from './rule.ts';

/** `/customers/{id}` and `/customers/{customerId}` match the same requests. */
export const pathAmbiguous: Rule = {
  code: 'path-ambiguous',
  check(view, report) {
    const seen = new Map<string, string>();
    for (const [path] of entries(view.document['paths'])) {
      const shape = path.replace(/\{[^}]*\}/g, '{}');
      const first = seen.get(shape);
      if (first === undefined) seen.set(shape, path);
      else
        report(['paths', path], `${path} matches the same requests as ${first}`, {
          related: [{ message: 'the other one is here', path: ['paths', first] }],
        });
    }
  },
};
