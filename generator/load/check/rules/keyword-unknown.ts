import { nearMiss } from '../../document/near-miss.ts';
import type { ReportOptions, Rule } from './rule.ts';
import { unenforceableKeywords } from './keyword-unenforceable.ts';
import { schemaKeywords } from '../../document/schema-keywords.ts';

/** Keywords of other versions of JSON Schema and OpenAPI, and what is written today instead. */
const replaced: Readonly<Record<string, string>> = {
  nullable: "Write the type as a list: type: [string, 'null'].",
  definitions: 'Write $defs, or move the schema to components.',
  dependencies: 'Write dependentRequired or dependentSchemas.',
  additionalItems: 'Write prefixItems, and items for those that follow.',
  id: 'Write $id.',
};

/** An unknown keyword checks nothing; a misspelt limit is no limit. */
export const keywordUnknown: Rule = {
  code: 'keyword-unknown',
  thirdParty: 'warning',
  check(view, report) {
    for (const { json, path } of view.schemas) {
      for (const key of Object.keys(json)) {
        if (key.startsWith('x-') || schemaKeywords.has(key) || unenforceableKeywords.includes(key)) continue;
        report([...path, key], `${key} is no keyword of JSON Schema, so it checks nothing`, advice(key, view.strict));
      }
    }
  },
};

function advice(key: string, strict: boolean): ReportOptions {
  const help = Object.hasOwn(replaced, key) ? replaced[key]! : undefined;
  const meant = help === undefined ? nearMiss(key, schemaKeywords.keys()) : undefined;
  const known = help ?? (meant === undefined ? undefined : `Did you mean ${meant}?`);
  return {
    severity: strict || meant !== undefined ? 'error' : 'warning',
    ...(known === undefined ? {} : { help: known }),
    ...(meant !== undefined && { meant }),
    ...(strict || meant !== undefined ? {} : { once: key }),
  };
}
