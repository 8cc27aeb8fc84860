import { type ReportOptions, type Rule, schemaRule } from './rule.ts';
import type { JsonValue } from '../../../json.ts';
import { schemaKeywords } from '../../document/schema-keywords.ts';
import type { Shape } from '../../document/shape.ts';
import type { Path } from '../../document/json.ts';
import { nearest } from '../../../../service/command-line/nearest.ts';

export const keywordValue = schemaRule({
  code: 'keyword-value',
  check(json, report) {
    for (const [key, value] of Object.entries(json)) {
      const shape = schemaKeywords.get(key);
      if (shape !== undefined && !shape.fits(value)) report([key], misfit(key, shape, value));
    }
  },
});

export function misfit(key: string, shape: Shape, value: JsonValue): string {
  return `${key} must be ${shape.expected}, not ${shortened(JSON.stringify(value))}`;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The predecessors of `$dynamicRef` and `$dynamicAnchor` in draft 2019-09. */
export const unenforceableKeywords: readonly string[] = ['$recursiveRef', '$recursiveAnchor'];

/** The supported dialects: JSON Schema's own, and those that OpenAPI publishes for 3.1. */
export const supportedDialects =
  /^https:\/\/(?:json-schema\.org\/draft\/2020-12\/schema|spec\.openapis\.org\/oas\/3\.[12]\/dialect\/[\w-]+)#?$/;

export const keywordUnenforceable: Rule = {
  code: 'keyword-unenforceable',
  check(view, report) {
    const checkDialect = (dialect: JsonValue | undefined, path: Path): void => {
      if (dialect === undefined || supportedDialects.test(String(dialect))) return;
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
