import { compareForms, compareKeywords } from './keywords.ts';
import { compareLimits } from './limits.ts';
import { comparePatterns } from './patterns.ts';
import { compareProperties } from './properties.ts';
import { type SchemaNode, schemaNode } from './schema-node.ts';
import { PairReport, type SchemaPairs } from './schema-pairs.ts';
import { compareSubschemas } from './subschemas.ts';
import { compareTypes } from './types.ts';
import { compareUnions, isAlternative } from './unions.ts';
import { compareValues } from './values.ts';

/** Compares all pairs, and those that they contain, until none is left. */
export function compareSchemas(pairs: SchemaPairs): void {
  for (let pair = pairs.next(); pair !== undefined; pair = pairs.next()) {
    const report = new PairReport(pairs, pair);
    compareNodes(report, schemaNode(pair.base, pairs.base), schemaNode(pair.head, pairs.head));
  }
}

/** Reports the differences of two schemas. Their subschemas become separate pairs. */
function compareNodes(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  if (!hasSameParts(base, head) && !compareParts(report, base, head)) return;
  compareProperties(report, base, head);
  compareSubschemas(report, base, head);
  compareUnions(report, base, head);
}

/** Most pairs differ only in something that they refer to. */
function hasSameParts(base: SchemaNode, head: SchemaNode): boolean {
  return (
    base.never === head.never &&
    base.parts.length === head.parts.length &&
    base.parts.every(({ json, orNull }, index) => {
      const part = head.parts[index]!;
      return json === part.json && orNull === part.orNull;
    })
  );
}

/** Compares all but the subschemas. Returns whether those matter, too. */
function compareParts(report: PairReport, base: SchemaNode, head: SchemaNode): boolean {
  compareKeywords(report, base, head);
  if (base.never !== head.never) {
    const messages = ['no longer accepts any value', 'now accepts values'] as const;
    report.toggle(head.never, ['nothing-allowed', 'something-allowed'], [base.path, head.path], messages);
  }
  if (base.never || head.never || isAlternative(report, base, head)) return false;
  if (!compareTypes(report, base, head)) return false;
  compareValues(report, base, head);
  compareLimits(report, base, head);
  compareForms(report, base, head);
  comparePatterns(report, base, head);
  return true;
}
