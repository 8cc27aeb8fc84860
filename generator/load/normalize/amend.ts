import type { DiagnosticCode } from '../../diagnostic/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import { type Finding, toDiagnostics } from '../check/finding.ts';
import { unmappedVariants } from '../check/rules/discriminators.ts';
import type { Report } from '../check/rules/rule.ts';
import { schema } from '../document/grammar.ts';
import { list, type Path } from '../document/json.ts';
import { walk } from '../document/walk.ts';
import { amendExtensions } from './amend-extensions.ts';
import { amendKeywords } from './amend-keywords.ts';
import { amendDependencies, amendItems } from './amend-older-drafts.ts';
import { amendPatterns } from './amend-patterns.ts';

/** Changes a schema, and reports each change with a path inside it. */
type Amend = (json: Record<string, JsonValue>, report: Report) => void;

/**
 * Rewrites outdated or mistaken keywords of a third-party document to their intended meaning, with a warning for
 * each place. Leaves the rest for the rules to report.
 */
export function amend(document: JsonObject, place: (path: Path) => Place, unnamed: ReadonlySet<string>): Diagnostic[] {
  const found: Finding[] = amendExtensions(document);
  const steps: readonly (readonly [DiagnosticCode, Amend])[] = [
    ['keyword-unknown', amendDependencies],
    ['keyword-value', amendItems],
    ['keyword-value', amendKeywords],
    ['pattern-invalid', amendPatterns],
    ['discriminator-unmapped', amendDiscriminators(document, unnamed)],
  ];
  walk(document, (json: Record<string, JsonValue>, kind, path) => {
    if (kind !== schema) return;
    for (const [code, step] of steps) {
      step(json, (inside, message, options) =>
        found.push({ code, path: [...path, ...inside], message, options: { ...options, severity: 'warning' } }),
      );
    }
  });
  return toDiagnostics(found, place);
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
