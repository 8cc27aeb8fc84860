import { nearest } from '../../../../service/command-line/nearest.ts';
import { type ReportOptions, schemaRule } from './rule.ts';
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
export const keywordUnknown = schemaRule({
  code: 'keyword-unknown',
  thirdParty: 'warning',
  check(json, report) {
    for (const key of Object.keys(json)) {
      if (key.startsWith('x-') || schemaKeywords.has(key) || unenforceableKeywords.includes(key)) continue;
      report([key], `${key} is not a JSON Schema keyword, so it checks nothing`, advice(key));
    }
  },
});

function advice(key: string): ReportOptions {
  if (Object.hasOwn(replaced, key)) return { help: replaced[key]!, onceInThirdParty: key };
  const meant = nearest(key, schemaKeywords.keys());
  return meant === undefined ? { onceInThirdParty: key } : { meant, help: `Did you mean ${meant}?` };
}
