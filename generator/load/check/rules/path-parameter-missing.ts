import type { DocumentView, FoundOperation } from '../document-view.ts';
import type { Rule } from './rule.ts';

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
  thirdParty: 'warning',
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
