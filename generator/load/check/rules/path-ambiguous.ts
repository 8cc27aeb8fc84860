import { methods } from '../../document/grammar.ts';
import { entries, get } from '../../document/json.ts';
import type { Rule } from './rule.ts';

/** `/a/{id}` and `/a/{name}` match the same requests; in a third-party document only with a shared method. */
export const pathAmbiguous: Rule = {
  code: 'path-ambiguous',
  thirdParty: 'warning',
  check(view, report) {
    const seen = new Map<string, string>();
    const paths = entries(view.document['paths']);
    const methodsOf = new Map(paths.map(([path, item]) => [path, methods.filter((method) => get(item, method))]));
    for (const [path] of paths) {
      const shape = path.replace(/[?#].*/s, '').replace(/\{[^}]*\}/g, '{}');
      const first = seen.get(shape);
      const shared = methodsOf.get(path)!.filter((method) => methodsOf.get(first ?? path)!.includes(method));
      if (first === undefined) seen.set(shape, path);
      else if (view.strict || shared.length > 0)
        report(['paths', path], `${path} matches the same requests as ${first}`, {
          related: [{ message: 'the first one is here', path: ['paths', first] }],
          ...(!view.strict && { help: 'The generated server routes such requests to only one of them.' }),
          onceInThirdParty: 'method',
        });
    }
  },
};
