import type { PairReport } from './comparison.ts';
import { pathOf, type SchemaNode } from './schema-node.ts';
import { isTyped, takesNull, typeNames, typesOf } from './value-types.ts';

/** Compares which kinds of values are taken. Gives whether the two have any in common: without it, nothing else is worth saying. */
export function compareTypes(report: PairReport, base: SchemaNode, head: SchemaNode): boolean {
  const [before, after] = [typesOf(base), typesOf(head)];
  const [old, now] = [pathOf(base, 'type'), pathOf(head, 'type')];
  const narrower = [...before].some((type) => !after.has(type));
  const wider = [...after].some((type) => !before.has(type));
  if (narrower || wider) {
    const code = narrower && wider ? 'type-changed' : narrower ? 'type-narrowed' : 'type-widened';
    report.differ(code, old, now, `is now ${typeNames(after)} (was ${typeNames(before)})`);
  }
  compareNull(report, base, head);
  return before.size === 0 || after.size === 0
    ? before.size === after.size
    : [...before].some((type) => after.has(type));
}

/** Compares whether null is taken. Where nothing is said of types, it goes without saying. */
export function compareNull(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  if (!isTyped(base) || !isTyped(head) || takesNull(base) === takesNull(head)) return;
  const paths = [pathOf(base, 'type'), pathOf(head, 'type')] as const;
  if (takesNull(head)) report.differ('null-added', ...paths, 'can now be null', { hints: [null] });
  else report.differ('null-removed', ...paths, 'can no longer be null', { hints: [null] });
}
