import type { Rule } from './rule.ts';

/** What the validators can't do: references that are resolved anew wherever they are reached from. */
export const unenforceableKeywords: readonly string[] = [
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$recursiveAnchor',
];

/** The dialects that all of a document is read in. */
const dialects: ReadonlySet<unknown> = new Set([
  'https://json-schema.org/draft/2020-12/schema',
  'https://spec.openapis.org/oas/3.1/dialect/base',
]);

/** A rule that stands in the document and is not enforced would be a promise nobody keeps. */
export function keywordUnenforceable(keywords: readonly string[] = unenforceableKeywords): Rule {
  return {
    code: 'keyword-unenforceable',
    check(view, report) {
      for (const { json, path } of view.schemas) {
        const dialect = json['$schema'];
        if (dialect !== undefined && !dialects.has(dialect))
          report([...path, '$schema'], `a schema in ${String(dialect)} can't be enforced by the generated validators`, {
            help: 'Write it in JSON Schema 2020-12, as the rest of the document is.',
          });
        for (const keyword of keywords) {
          if (Object.hasOwn(json, keyword))
            report([...path, keyword], `${keyword} can't be enforced by the generated validators`);
        }
      }
    },
  };
}
