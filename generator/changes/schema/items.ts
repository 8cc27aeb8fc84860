import { itemsOf, type Located, type Path } from '../side.ts';
import type { PairReport } from './comparison.ts';
import { pathOf, saidOf, type SchemaNode } from './schema-node.ts';

/** Compares what the items of a list can be. */
export function compareItems(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const [before, after] = [real(saidOf(base, 'items')), real(saidOf(head, 'items'))];
  if (before.length > 0 && after.length > 0) report.inside(before, after);
  else if (before.length + after.length > 0) {
    const paths = [pathOf(base, 'items'), pathOf(head, 'items')] as const;
    if (after.length > 0) report.differ('items-constrained', ...paths, 'now has a schema for its items');
    else report.differ('items-unconstrained', ...paths, 'no longer has a schema for its items');
  }
  comparePlaces(report, base, head);
}

/** `true` says nothing. */
function real(schemas: readonly Located[]): Located[] {
  return schemas.filter(({ json }) => json !== true);
}

/** Items that have a schema by their place in the list. */
function comparePlaces(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const [before, after] = [places(base), places(head)];
  if (before.length + after.length === 0) return;
  const paths: readonly [Path, Path] = [pathOf(base, 'prefixItems'), pathOf(head, 'prefixItems')];
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [old, now] = [before[index], after[index]];
    const nth = `item ${index + 1}`;
    if (old !== undefined && now !== undefined) report.inside(old, now);
    else if (now !== undefined) report.differ('items-constrained', paths[0], now.path, `now has a schema for ${nth}`);
    else report.differ('items-unconstrained', old!.path, paths[1], `no longer has a schema for ${nth}`);
  }
}

function places(node: SchemaNode): Located[] {
  return saidOf(node, 'prefixItems').flatMap((list) => itemsOf(list));
}
