import type { JsonValue } from '../../json.ts';
import { compareText } from '../../model/canonical.ts';
import { schemaTypeName } from '../../model/names.ts';
import { directReferences, reachable } from '../../model/schemas.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { code } from '../proof/programs.ts';
import { referencesOf } from '../references.ts';
import { membersOf, type Side } from '../side.ts';

/** Compares what the generated packages export beside operations and events: a type for each component that these reach. */
export function compareExports(collector: Collector): void {
  const [before, after] = [exportedOf(collector.base), exportedOf(collector.head)];
  for (const [typeName, path] of before) {
    if (after.has(typeName)) continue;
    collector.report({
      ...{ code: 'export-removed', direction: 'api', before: path, after: path, spots: [], subject: typeName },
      message: 'is no longer exported by the packages',
      program: code(`import type { ${typeName} } from '…/types';`, (side) => exportedOf(side).has(typeName)),
    });
  }
  for (const [typeName, path] of after) {
    if (before.has(typeName)) continue;
    collector.report({
      ...{ code: 'export-added', direction: 'api', before: path, after: path, spots: [], subject: typeName },
      message: 'is now exported by the packages',
    });
  }
  compareUnused(collector, before, after);
}

type Exported = ReadonlyMap<string, readonly string[]>;

const exported = new WeakMap<Side, Exported>();

/** The schemas that a value refers to, sorted. */
function schemasIn(value: JsonValue): readonly string[] {
  return [...referencesOf(value).schemas].sort(compareText);
}

/** Names of types with their components. */
export function exportedOf(side: Side): Exported {
  const known = exported.get(side);
  if (known !== undefined) return known;
  const schemas = new Map(membersOf(side.root('components', 'schemas')).map(([name, { json }]) => [name, json]));
  const { components, paths, ...rest } = side.document;
  const others = Object.entries(components ?? {}).filter(([kind]) => kind !== 'schemas');
  const roots = [
    ...directReferences([rest, Object.fromEntries(others)] as unknown as JsonValue),
    ...membersOf({ json: paths, path: [] }).flatMap(([path, { json }]) =>
      path.startsWith('/') ? schemasIn(json) : directReferences({ [path]: json }),
    ),
  ];
  const reached = reachable(roots, (name) => (schemas.has(name) ? schemasIn(schemas.get(name)!) : []));
  const made = new Map(
    [...reached]
      .filter((name) => schemas.has(name))
      .map((name) => [schemaTypeName(name), ['components', 'schemas', name]]),
  );
  exported.set(side, made);
  return made;
}

/** Schemas that nothing uses are in no package; what changes in them is only read. */
function compareUnused(collector: Collector, before: Exported, after: Exported): void {
  const [old, now] = [
    new Map(membersOf(collector.base.root('components', 'schemas'))),
    new Map(membersOf(collector.head.root('components', 'schemas'))),
  ];
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const typeName = schemaTypeName(name);
    if (before.has(typeName) || after.has(typeName) || equal(old.get(name)?.json, now.get(name)?.json)) continue;
    const path = ['components', 'schemas', name];
    const verb = old.has(name) ? (now.has(name) ? 'is different' : 'is gone') : 'is new';
    collector.report({
      ...{ code: 'unused-component-changed', direction: 'api', before: path, after: path, spots: [], subject: name },
      message: `${verb}; nothing uses this component`,
    });
  }
}
