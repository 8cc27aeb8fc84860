import type { PairReport } from './schema-pairs.ts';
import { acceptsNull, isTyped, typeNames, typesOf } from './value-types.ts';

/** Compares types. Returns whether they overlap; otherwise other differences do not matter. */
export function compareTypes(report: PairReport): boolean {
  const [before, after] = [typesOf(report.base), typesOf(report.head)];
  const isNarrower = [...before].some((type) => !after.has(type));
  const isWider = [...after].some((type) => !before.has(type));
  if (isNarrower || isWider) {
    const code = isNarrower && isWider ? 'type-changed' : isNarrower ? 'type-narrowed' : 'type-widened';
    report.differAt('type', code, `is now ${typeNames(after)} (was ${typeNames(before)})`);
  }
  compareNull(report);
  return (before.size === 0 && after.size === 0) || [...before].some((type) => after.has(type));
}

/** Compares whether null is accepted. A schema that does not restrict types accepts it anyway. */
export function compareNull(report: PairReport): void {
  const { base, head } = report;
  if (!isTyped(base) || !isTyped(head) || acceptsNull(base) === acceptsNull(head)) return;
  if (acceptsNull(head)) report.differAt('type', 'null-added', 'can now be null', { hints: [null] });
  else report.differAt('type', 'null-removed', 'can no longer be null', { hints: [null] });
}
