import { pathOf, type SchemaNode } from './schema-node.ts';
import type { PairReport } from './schema-pairs.ts';
import { acceptsNull, isTyped, typeNames, typesOf } from './value-types.ts';

/** Compares types. Returns whether they overlap; otherwise other differences do not matter. */
export function compareTypes(report: PairReport, base: SchemaNode, head: SchemaNode): boolean {
  const [before, after] = [typesOf(base), typesOf(head)];
  const isNarrower = [...before].some((type) => !after.has(type));
  const isWider = [...after].some((type) => !before.has(type));
  if (isNarrower || isWider) {
    const code = isNarrower && isWider ? 'type-changed' : isNarrower ? 'type-narrowed' : 'type-widened';
    const paths = [pathOf(base, 'type'), pathOf(head, 'type')] as const;
    report.differ(code, paths, `is now ${typeNames(after)} (was ${typeNames(before)})`);
  }
  compareNull(report, base, head);
  return (before.size === 0 && after.size === 0) || [...before].some((type) => after.has(type));
}

/** Compares whether null is accepted. A schema that does not restrict types accepts it anyway. */
export function compareNull(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  if (!isTyped(base) || !isTyped(head) || acceptsNull(base) === acceptsNull(head)) return;
  const paths = [pathOf(base, 'type'), pathOf(head, 'type')] as const;
  if (acceptsNull(head)) report.differ('null-added', paths, 'can now be null', { hints: [null] });
  else report.differ('null-removed', paths, 'can no longer be null', { hints: [null] });
}
