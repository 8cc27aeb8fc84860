import type { Diagnostic, DiagnosticCode, Place } from '../../diagnostic/diagnostic.ts';
import type { JsonObject } from '../../json.ts';
import { type Finding, toDiagnostics } from '../check/finding.ts';
import { viewOf } from '../check/document-view.ts';
import { unmappedVariants } from '../check/rules/discriminators.ts';
import { extensions } from '../check/rules/extensions.ts';
import { extensionRules } from '../check/rules/index.ts';
import type { Report } from '../check/rules/rule.ts';
import { schema, walk } from '../document/grammar.ts';
import { at, type Draft, list, type Path } from '../document/json.ts';
import { isSchema } from '../document/schema-keywords.ts';
import { amendDefaultDialect, amendDependencies, amendDialect } from './amend-keywords.ts';
import { amendItems, amendKeywords, amendRecursion } from './amend-keywords.ts';
import { amendPatterns } from './amend-patterns.ts';

/** Changes a schema, and reports each change with a path inside it. */
type Amend = (json: Draft, report: Report) => void;

/**
 * Rewrites outdated or mistaken keywords of a third-party document to their intended meaning, with a warning
 * for each place. Leaves the rest for the rules to report.
 */
export function amend(document: JsonObject, place: (path: Path) => Place, unnamed: ReadonlySet<string>): Diagnostic[] {
  const found: Finding[] = [];
  const reportTo =
    (code: DiagnosticCode, path: Path = []): Report =>
    (inside, message, options) =>
      found.push({ code, path: [...path, ...inside], message, ...options, severity: 'warning' });
  let hasExtension = false;
  walk(document, (json) => (hasExtension ||= Object.keys(json).some((key) => Object.hasOwn(extensions, key))));
  // In most documents none of our names occurs, and the rules take ten times as long as this walk.
  if (hasExtension) amendExtensions(document, reportTo);
  amendDefaultDialect(document, reportTo('keyword-unenforceable'));
  const steps: readonly (readonly [DiagnosticCode, Amend])[] = [
    ['keyword-unenforceable', amendDialect],
    ['keyword-unenforceable', amendRecursion],
    ['keyword-unknown', amendDependencies],
    ['keyword-value', amendItems],
    ['keyword-value', amendKeywords],
    ['pattern-invalid', amendPatterns],
    ['discriminator-unmapped', amendDiscriminators(document, unnamed)],
  ];
  walk(document, (json: Draft, kind, path) => {
    if (kind.fields['schema'] === schema) amendHolder(json, reportTo('keyword-value', path));
    if (kind !== schema) return;
    for (const [code, step] of steps) step(json, reportTo(code, path));
  });
  return toDiagnostics(found, place);
}

/**
 * A third-party document may use the name of one of our extensions with another meaning: `x-permissions` on
 * an operation, `x-event: true`. Removes extensions that break our rules.
 */
function amendExtensions(document: JsonObject, reportTo: (code: DiagnosticCode) => Report): void {
  const view = viewOf(document, false);
  const help = 'Rename it if it is meant for another tool.';
  for (const { code, check } of extensionRules) {
    check(view, (path, message) => {
      const index = path.findLastIndex((key) => Object.hasOwn(extensions, key));
      const key = String(path[index]);
      const owner = at(document, path.slice(0, index)) as Draft | undefined;
      if (index < 0 || owner?.[key] === undefined) return;
      delete owner[key];
      reportTo(code)(path.slice(0, index + 1), `${message}, so it has no effect`, { once: key, help });
    });
  }
}

/** Reads what is not a schema, in the place of one, as the schema that accepts any value. */
function amendHolder(json: Draft, report: Report): void {
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
