import type { JsonValue } from '../../../json.ts';
import type { Path } from '../../document/path.ts';
import type { Rule } from './rule.ts';

/** The predecessors of `$dynamicRef` and `$dynamicAnchor` in draft 2019-09. */
export const unenforceableKeywords: readonly string[] = ['$recursiveRef', '$recursiveAnchor'];

/** The supported dialects: JSON Schema's own, and those that OpenAPI publishes for 3.1. */
const dialects =
  /^https:\/\/(?:json-schema\.org\/draft\/2020-12\/schema|spec\.openapis\.org\/oas\/3\.1\/dialect\/[\w-]+)#?$/;

export const keywordUnenforceable: Rule = {
  code: 'keyword-unenforceable',
  check(view, report) {
    const checkDialect = (dialect: JsonValue | undefined, path: Path): void => {
      if (dialect === undefined || dialects.test(String(dialect))) return;
      report(path, `the generated validators can't enforce a schema in the dialect ${String(dialect)}`, {
        help: 'Use JSON Schema 2020-12, the default dialect of OpenAPI 3.1.',
      });
    };
    checkDialect(view.document['jsonSchemaDialect'], ['jsonSchemaDialect']);
    for (const { json, path } of view.schemas) {
      checkDialect(json['$schema'], [...path, '$schema']);
      for (const keyword of unenforceableKeywords) {
        if (Object.hasOwn(json, keyword))
          report([...path, keyword], `the generated validators can't enforce ${keyword}`);
      }
    }
  },
};
