import type { JsonValue } from '../../json.ts';
import { equal } from '../equal.ts';
import { show } from '../show.ts';
import type { Path } from '../side.ts';
import type { PairReport } from './comparison.ts';
import { pathOf, saidOf, type SchemaNode } from './schema-node.ts';

/** Keywords that other comparisons look at. */
const KNOWN = new Set(
  (
    '$ref $schema $id $anchor $defs definitions type enum const title description $comment example examples externalDocs default deprecated ' +
    'readOnly writeOnly minLength maxLength minItems maxItems minContains maxContains minProperties maxProperties minimum maximum exclusiveMinimum ' +
    'exclusiveMaximum multipleOf uniqueItems pattern format contentEncoding contentMediaType contentSchema properties required additionalProperties ' +
    'unevaluatedProperties patternProperties propertyNames dependentSchemas dependentRequired items prefixItems contains unevaluatedItems not if then ' +
    'else allOf anyOf oneOf discriminator x-open-enum x-max-bytes x-pattern-message x-sensitive x-id-prefix x-cap'
  ).split(' '),
);

/** Compares the extensions that a client can feel, and every keyword that nothing else looks at. */
export function compareExtensions(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  compareSensitive(report, base, head);
  comparePrefix(report, base, head);
  compareCap(report, base, head);
  const unknown = new Set(
    [...base.parts, ...head.parts].flatMap(({ json }) => Object.keys(json).filter((key) => !KNOWN.has(key))),
  );
  for (const keyword of unknown) {
    const [old, now] = valuesOf(base, head, keyword);
    if (equal(old, now)) continue;
    const code = keyword.startsWith('x-') ? 'extension-changed' : 'keyword-changed';
    report.differ(code, ...paths(base, head, keyword), `has ${keyword} ${show(now)} (was ${show(old)})`);
  }
}

function valuesOf(base: SchemaNode, head: SchemaNode, keyword: string): [JsonValue | undefined, JsonValue | undefined] {
  return [saidOf(base, keyword)[0]?.json, saidOf(head, keyword)[0]?.json];
}

function paths(base: SchemaNode, head: SchemaNode, keyword: string): [Path, Path] {
  return [pathOf(base, keyword), pathOf(head, keyword)];
}

function compareSensitive(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const [old, now] = valuesOf(base, head, 'x-sensitive');
  if (equal(old, now)) return;
  const at = paths(base, head, 'x-sensitive');
  if (old === undefined) report.differ('sensitive-added', ...at, 'is now sensitive, so deliveries mask it');
  else if (now === undefined)
    report.differ('sensitive-removed', ...at, 'is no longer sensitive, so deliveries show it');
  else report.differ('sensitive-changed', ...at, `is masked as ${show(now)} (was ${show(old)})`);
}

function comparePrefix(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const [old, now] = valuesOf(base, head, 'x-id-prefix');
  if (equal(old, now)) return;
  const at = paths(base, head, 'x-id-prefix');
  if (old === undefined) report.differ('id-prefix-added', ...at, `must now begin with ${show(now)}`);
  else if (now === undefined) report.differ('id-prefix-removed', ...at, `no longer has to begin with ${show(old)}`);
  else report.differ('id-prefix-changed', ...at, `must now begin with ${show(now)} (was ${show(old)})`);
}

function compareCap(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const [old, now] = valuesOf(base, head, 'x-cap');
  if (old === now) return;
  const code = Number(now ?? Infinity) < Number(old ?? Infinity) ? 'cap-lowered' : 'cap-raised';
  const message = now === undefined ? 'is no longer capped' : `treats larger values as ${show(now)} (was ${show(old)})`;
  report.differ(code, ...paths(base, head, 'x-cap'), message);
}
