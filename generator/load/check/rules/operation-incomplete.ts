import { catalogue } from '../../../diagnostic/catalogue.ts';
import type { JsonObject } from '../../../json.ts';
import { nearMiss } from '../../document/near-miss.ts';
import type { DocumentView } from '../document-view.ts';
import { list } from '../../document/json.ts';
import { exampleOf, undeclaredPlaceholders } from './path-parameter-missing.ts';
import type { Rule } from './rule.ts';

/**
 * Everything that an operation of our own documents has to say, in one report. What is left out would have a meaning that nobody chose:
 * without `security` an operation is public.
 */
export const operationIncomplete: Rule = {
  code: 'operation-incomplete',
  check(view, report) {
    if (!view.strict) return;
    const demanded = demandedMembers(view);
    for (const found of view.operations) {
      const { json, path, root, method, key } = found;
      // Webhooks are sent by the API: nobody calls them, so nothing limits or guards them.
      if (root !== 'paths') continue;
      const missing = demanded.filter((name) => isMissing(json, name));
      if (missing.length === 0) continue;
      const [first, ...others] = undeclaredPlaceholders(view, found).filter((name) => name !== '');
      const parameters = first === undefined ? [] : [first, ...others].map((name) => `path parameter '${name}'`);
      report(path, `${method.toUpperCase()} ${key} has no ${inWords([...missing, ...parameters])}`, {
        lacks: first === undefined ? missing : [...missing, 'parameters'],
        ...(first !== undefined && {
          help: `${catalogue['operation-incomplete'].help} A path parameter looks like ${exampleOf(first)}.`,
        }),
      });
    }
  },
};

/** Classes of rate limits and error codes only where the document has some. */
function demandedMembers({ document }: DocumentView): readonly string[] {
  return [
    'operationId',
    'tags',
    'description',
    'security',
    ...(document['x-rate-limits'] === undefined ? [] : ['x-rate-limit']),
    ...(document['x-error-catalogue'] === undefined ? [] : ['x-error-codes']),
    'responses',
  ];
}

/**
 * A misspelt member is not missing: it is reported where it stands. An empty list says something of `security` and `x-error-codes`: that
 * the operation is public, that it has no errors of its own.
 */
function isMissing(json: JsonObject, name: string): boolean {
  const value = json[name];
  if (value === undefined) return !Object.keys(json).some((key) => nearMiss(key, [name]) === name);
  return value === '' || (name === 'tags' && list(value).length === 0);
}

function inWords(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
