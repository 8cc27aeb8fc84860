import { methods } from '../../document/grammar.ts';
import { entries, get } from '../../document/json.ts';
import type { Rule } from './rule.ts';
import type { DocumentView, FoundOperation } from '../document-view.ts';

/**
 * `/a/{id}` and `/a/{name}` match the same requests; in a third-party document only with a shared method.
 */
export const pathAmbiguous: Rule = {
  code: 'path-ambiguous',
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
          ...(!view.strict && {
            help: 'The client calls each of them, but the generated server routes such requests to only one.',
          }),
          onceInThirdParty: 'method',
        });
    }
  },
};

/** Placeholders without a name or a parameter; none when a parameter reference is unresolved. */
export function undeclaredPlaceholders(view: DocumentView, found: FoundOperation): readonly string[] {
  const parameters = view.parametersOf(found);
  if (parameters.some(({ json }) => json === undefined)) return [];
  const names = new Set(parameters.filter(({ json }) => json?.['in'] === 'path').map(({ json }) => json!['name']));
  return placeholdersOf(found.key).filter((name) => name === '' || !names.has(name));
}

export function exampleOf(name: string): string {
  return `{ name: ${name}, in: path, required: true, schema: { type: string } }`;
}

function placeholdersOf(key: string): string[] {
  const [route = ''] = key.split(/[?#]/, 1);
  return [...route.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]!);
}

export const pathParameterMissing: Rule = {
  code: 'path-parameter-missing',
  reads: (place) => [
    [...place.slice(0, 3), 'parameters'],
    [...place.slice(0, 2), 'parameters'],
  ],
  check(view, report) {
    for (const found of view.pathOperations) {
      const parameters = view.parametersOf(found);
      if (parameters.some(({ json }) => json === undefined)) continue;
      const operation = `${found.method.toUpperCase()} ${found.key}`;
      for (const name of undeclaredPlaceholders(view, found)) {
        if (name === '')
          report(found.path, `${operation} has a placeholder without a name`, {
            help: 'Write the name of a path parameter between the braces.',
            reads: [],
          });
        else
          report(found.path, `${operation} has no path parameter '${name}'`, {
            help: `Add ${exampleOf(name)} to its parameters.`,
          });
      }
      const placeholders = placeholdersOf(found.key);
      const declared = parameters.filter(({ json }) => json?.['in'] === 'path');
      for (const { json, path } of declared) {
        const name = String(json?.['name']);
        if (name !== '' && !placeholders.includes(name))
          report(path, `the path parameter '${name}' does not occur in ${found.key}`, {
            help: `Add {${name}} to the path, or remove the parameter.`,
          });
      }
    }
  },
};
