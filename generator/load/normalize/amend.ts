import type { DiagnosticCode } from '../../diagnostic/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import { type Finding, toDiagnostics } from '../check/finding.ts';
import { unmappedVariants } from '../check/rules/discriminators.ts';
import type { Report } from '../check/rules/rule.ts';
import { schema } from '../document/grammar.ts';
import { list, type Path } from '../document/json.ts';
import { isSchema } from '../document/schema-keywords.ts';
import { walk } from '../document/walk.ts';
import { amendDefaultDialect, amendDialect, amendRecursion } from './amend-dialects.ts';
import { amendExtensions } from './amend-extensions.ts';
import { amendKeywords } from './amend-keywords.ts';
import { amendDependencies, amendItems } from './amend-older-drafts.ts';
import { amendPatterns } from './amend-patterns.ts';

/** Changes a schema, and reports each change with a path inside it. */
type Amend = (json: Record<string, JsonValue>, report: Report) => void;

/**
 * Rewrites outdated or mistaken keywords of a third-party document to their intended meaning, with a warning
 * for each place. Leaves the rest for the rules to report.
 */
export function amend(document: JsonObject, place: (path: Path) => Place, unnamed: ReadonlySet<string>): Diagnostic[] {
  const found: Finding[] = amendExtensions(document);
  const reportTo =
    (code: DiagnosticCode, path: Path): Report =>
    (inside, message, options) =>
      found.push({ code, path: [...path, ...inside], message, options: { ...options, severity: 'warning' } });
  amendDefaultDialect(document, reportTo('keyword-unenforceable', []));
  const steps: readonly (readonly [DiagnosticCode, Amend])[] = [
    ['keyword-unenforceable', amendDialect],
    ['keyword-unenforceable', amendRecursion],
    ['keyword-unknown', amendDependencies],
    ['keyword-value', amendItems],
    ['keyword-value', amendKeywords],
    ['pattern-invalid', amendPatterns],
    ['discriminator-unmapped', amendDiscriminators(document, unnamed)],
  ];
  walk(document, (json: Record<string, JsonValue>, kind, path) => {
    if (kind.fields['schema'] === schema) amendHolder(json, reportTo('keyword-value', path));
    if (kind !== schema) return;
    for (const [code, step] of steps) step(json, reportTo(code, path));
  });
  return toDiagnostics(found, place);
}

/** Reads what is not a schema, in the place of one, as the schema that accepts any value. */
function amendHolder(json: Record<string, JsonValue>, report: Report): void {
  const { schema: value } = json;
  if (value === undefined || isSchema(value)) return;
  json['schema'] = {};
  report(['schema'], `schema must be a schema, not ${JSON.stringify(value)}, so any value is accepted`);
}

/** Wraps a variant without a discriminator value in `allOf`, where the discriminator ignores it. */
function amendDiscriminators(document: JsonObject, unnamed: ReadonlySet<string>): Amend {
  return (json, report) => {
    for (const { keyword, index, property } of unmappedVariants(json, document, unnamed)) {
      json[keyword] = list(json[keyword]).map((variant, at) => (at === index ? { allOf: [variant] } : variant));
      const message = `no value of the discriminator '${property}' selects this schema, so any value is accepted`;
      report([keyword, index, '$ref'], message);
    }
  };
}
