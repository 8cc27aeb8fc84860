import { nearMiss } from '../../document/near-miss.ts';
import type { ReportOptions, Rule } from './rule.ts';
import { unenforceableKeywords } from './keyword-unenforceable.ts';
import { schemaKeywords } from '../../document/schema-keywords.ts';

/** Keywords of older versions of JSON Schema and OpenAPI, with their replacements. */
const replaced: Readonly<Record<string, string>> = {
  nullable: "Write the type as a list: type: [string, 'null'].",
  definitions: 'Write $defs, or move the schema to components.',
  dependencies: 'Write dependentRequired or dependentSchemas.',
  additionalItems: 'Write prefixItems, and items for the items after them.',
  id: 'Write $id.',
};

/** An unknown keyword checks nothing, so a misspelled constraint has no effect. */
export const keywordUnknown: Rule = {
  code: 'keyword-unknown',
  thirdParty: 'warning',
  check(view, report) {
    for (const { json, path } of view.schemas) {
      for (const key of Object.keys(json)) {
        if (key.startsWith('x-') || schemaKeywords.has(key) || unenforceableKeywords.includes(key)) continue;
        report([...path, key], `${key} is not a JSON Schema keyword, so it checks nothing`, advice(key, view.strict));
      }
    }
  },
};

function advice(key: string, strict: boolean): ReportOptions {
  const help = Object.hasOwn(replaced, key) ? replaced[key]! : undefined;
  const meant = help === undefined ? nearMiss(key, schemaKeywords.keys()) : undefined;
  const known = help ?? (meant === undefined ? undefined : `Did you mean ${meant}?`);
  return {
    ...(known === undefined ? {} : { help: known }),
    ...(meant !== undefined && { meant }),
    ...(strict || meant !== undefined ? {} : { once: key }),
  };
}
