import { nearest } from '../../../../service/command-line/nearest.ts';
import type { JsonValue } from '../../../json.ts';
import { compileRegex } from '../../document/compile-regex.ts';
import { entries, list, type Path } from '../../document/json.ts';
import { schemaKeywords, type Shape } from '../../document/schema-keywords.ts';
import { spellingHelp } from '../../document/spelling-help.ts';
import { type ReportOptions, type Rule, rule, schemaRule } from './rule.ts';

export const keywordRules: readonly Rule[] = [
  schemaRule('keyword-value', (json, report) => {
    for (const [key, value] of Object.entries(json)) {
      const shape = schemaKeywords.get(key);
      if (shape !== undefined && !shape.fits(value)) report([key], misfit(key, shape, value));
    }
  }),

  /** An unknown keyword checks nothing, so a misspelled constraint has no effect. */
  schemaRule('keyword-unknown', (json, report) => {
    for (const key of Object.keys(json)) {
      if (key.startsWith('x-') || schemaKeywords.has(key)) continue;
      report([key], `${key} is not a JSON Schema keyword, so it checks nothing`, advice(key));
    }
  }),

  rule('keyword-unenforceable', (view, report) => {
    const checkDialect = (dialect: JsonValue | undefined, path: Path): void => {
      if (dialect === undefined || supportedDialects.test(String(dialect))) return;
      report(path, `the generated validators can't enforce a schema in the dialect ${String(dialect)}`, {
        help: 'Use JSON Schema 2020-12, the default dialect of OpenAPI 3.1.',
      });
    };
    checkDialect(view.document['jsonSchemaDialect'], ['jsonSchemaDialect']);
    for (const { json, path } of view.schemas) checkDialect(json['$schema'], [...path, '$schema']);
  }),

  schemaRule('format-unknown', ({ format }, report) => {
    if (typeof format !== 'string' || formats.includes(format)) return;
    const message = `the format '${format}' is unknown, so no value is checked against it`;
    report(['format'], message, { ...spellingHelp(format, formats), onceInThirdParty: format });
  }),

  schemaRule('pattern-invalid', (json, report) => {
    const check = (pattern: string, path: Path): void => {
      const compiled = compileRegex(pattern);
      if (compiled instanceof RegExp) return;
      report(path, `the pattern ${pattern} is not a valid regular expression: ${compiled.problem}`);
    };
    if (typeof json['pattern'] === 'string') check(json['pattern'], ['pattern']);
    for (const [pattern] of entries(json['patternProperties'])) check(pattern, ['patternProperties', pattern]);
  }),

  schemaRule('enum-duplicate', (json, report) => {
    const texts = list(json['enum']).map((value) => JSON.stringify(value));
    texts.forEach((text, index) => {
      if (texts.indexOf(text) < index) report(['enum', index], `the enum lists ${text} twice`);
    });
  }),
];

export function misfit(key: string, shape: Shape, value: JsonValue): string {
  const text = JSON.stringify(value);
  return `${key} must be ${shape.expected}, not ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`;
}

/** The supported dialects: JSON Schema's own, and those that OpenAPI publishes for 3.1. */
export const supportedDialects =
  /^https:\/\/(?:json-schema\.org\/draft\/2020-12\/schema|spec\.openapis\.org\/oas\/3\.[12]\/dialect\/[\w-]+)#?$/;

/** Keywords of older versions of JSON Schema and OpenAPI, with their replacements. */
const replaced: Readonly<Record<string, string>> = {
  nullable: "Write the type as a list: type: [string, 'null'].",
  definitions: 'Write $defs, or move the schema to components.',
  dependencies: 'Write dependentRequired or dependentSchemas.',
  additionalItems: 'Write prefixItems, and items for the items after them.',
  id: 'Write $id.',
  $recursiveRef: 'Write $dynamicRef.',
  $recursiveAnchor: 'Write $dynamicAnchor.',
};

function advice(key: string): ReportOptions {
  if (Object.hasOwn(replaced, key)) return { help: replaced[key]!, onceInThirdParty: key };
  const meant = nearest(key, schemaKeywords.keys());
  return meant === undefined ? { onceInThirdParty: key } : { meant, help: `Did you mean ${meant}?` };
}

/** Formats that the generated validators check; a test compares the two lists. */
export const checkedFormats: readonly string[] = (
  'date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri ' +
  'uri-reference uri-template iri iri-reference uuid regex json-pointer relative-json-pointer byte int32 int64 float'
).split(' ');
/** Formats that are annotations: every value of the type is valid. */
const annotations = ['double', 'binary', 'password', 'html', 'markdown', 'commonmark'];
const formats: readonly string[] = [...checkedFormats, ...annotations];
