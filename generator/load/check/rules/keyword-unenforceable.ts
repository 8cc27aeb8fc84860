import type { JsonValue } from '../../../json.ts';
import type { Path, Rule } from './rule.ts';

/** What the draft before 2020-12 had in the place of `$dynamicRef` and `$dynamicAnchor`. */
export const unenforceableKeywords: readonly string[] = ['$recursiveRef', '$recursiveAnchor'];

/** The dialects that all of a document is read in: JSON Schema's own, and those that OpenAPI publishes for 3.1. */
const dialects =
  /^https:\/\/(?:json-schema\.org\/draft\/2020-12\/schema|spec\.openapis\.org\/oas\/3\.1\/dialect\/[\w-]+)#?$/;

/** A rule that stands in the document and is not enforced would be a promise nobody keeps. */
export const keywordUnenforceable: Rule = {
  code: 'keyword-unenforceable',
  check(view, report) {
    const checkDialect = (dialect: JsonValue | undefined, path: Path): void => {
      if (dialect === undefined || dialects.test(String(dialect))) return;
      report(path, `a schema in ${String(dialect)} can't be enforced by the generated validators`, {
        help: 'Write it in JSON Schema 2020-12, as OpenAPI 3.1 does.',
      });
    };
    checkDialect(view.document['jsonSchemaDialect'], ['jsonSchemaDialect']);
    for (const { json, path } of view.schemas) {
      checkDialect(json['$schema'], [...path, '$schema']);
      for (const keyword of unenforceableKeywords) {
        if (Object.hasOwn(json, keyword))
          report([...path, keyword], `${keyword} can't be enforced by the generated validators`);
      }
    }
  },
};
