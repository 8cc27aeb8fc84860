import type { JsonValue } from '../../json.ts';
import { schemaTypeName } from '../../model/names.ts';
import { directReferences, reachable } from '../../model/schemas.ts';
import type { Collector, Finding } from '../collector.ts';
import { code } from '../proof/programs.ts';
import { type Both, byName, isEqual, type Located, membersByName, membersOf, type Side } from '../side.ts';

/** Compares the types that the generated packages export: one for each component in use. */
export function compareExports(collector: Collector): void {
  const [before, after] = [collector.base.once(exportsOf), collector.head.once(exportsOf)];
  for (const [typeName, was, is] of byName(before, after)) {
    const about = { direction: 'api', spots: [], subject: typeName } as const;
    const absent = { json: undefined, path: (was ?? is)!.path };
    const program = code(`import type { ${typeName} } from '…/types';`, (side) => side.once(exportsOf).has(typeName));
    const removed: Finding = ['export-removed', 'is no longer exported by the packages', program];
    const both: Both = [was ?? absent, is ?? absent];
    collector.isInBoth(about, both, ['export-added', 'is now exported by the packages'], removed);
  }
  // No package contains an unused component, so its changes are only read.
  for (const [name, both] of membersByName(collector.root('components', 'schemas'))) {
    const typeName = schemaTypeName(name);
    if (before.has(typeName) || after.has(typeName) || isEqual(both)) continue;
    const [was, is] = both;
    const verb = was.json === undefined ? 'is new' : is.json === undefined ? 'is removed' : 'is different';
    const message = `${verb}; nothing uses this component`;
    collector.report({ direction: 'api', spots: [], subject: name }, both, 'unused-component-changed', message);
  }
}

function exportsOf(side: Side): ReadonlyMap<string, Located> {
  const schemas = new Map(membersOf(side.root('components', 'schemas')));
  const { components, ...rest } = side.document;
  const others = Object.entries(components ?? {}).filter(([kind]) => kind !== 'schemas');
  const roots = directReferences([rest, Object.fromEntries(others)] as unknown as JsonValue);
  const reached = reachable(roots, (name) => (schemas.has(name) ? directReferences(schemas.get(name)!.json) : []));
  return new Map(
    [...reached].flatMap((name) => (schemas.has(name) ? [[schemaTypeName(name), schemas.get(name)!]] : [])),
  );
}
