import type { Rule } from './rule.ts';

export const pathParameterMissing: Rule = {
  code: 'path-parameter-missing',
  elsewhere: 'warning',
  check(view, report) {
    for (const found of view.operations) {
      if (found.root !== 'paths') continue;
      const [route = ''] = found.key.split(/[?#]/, 1);
      const placeholders = [...route.matchAll(/\{([^}]*)\}/g)].map((match) => match[1]!);
      const parameters = view.parametersOf(found);
      if (parameters.some(({ json }) => json === undefined)) continue;
      const declared = parameters.filter(({ json }) => json?.['in'] === 'path');
      for (const name of placeholders) {
        if (name === '') {
          report(found.path, `${found.method.toUpperCase()} ${found.key} has a placeholder without a name`, {
            help: 'Write the name of a path parameter between the braces.',
          });
          continue;
        }
        if (declared.some(({ json }) => json?.['name'] === name)) continue;
        report(found.path, `${found.method.toUpperCase()} ${found.key} has no path parameter '${name}'`, {
          help: `Add a parameter with in: path and name: ${name}.`,
        });
      }
      for (const { json, path } of declared) {
        const name = String(json?.['name']);
        if (name !== '' && !placeholders.includes(name))
          report(path, `the path parameter '${name}' does not occur in ${found.key}`, {
            help: `Write {${name}} into the path, or remove the parameter.`,
          });
      }
    }
  },
};
