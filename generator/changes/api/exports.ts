import type { JsonValue } from '../../json.ts';
import { schemaTypeName } from '../../model/names.ts';
import { directReferences, reachable } from '../../model/schemas.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { code } from '../proof/programs.ts';
import { byName, membersByName, membersOf, type Path, type Side } from '../side.ts';

/** Compares the types that the generated packages export: one for each component in use. */
export function compareExports(collector: Collector): void {
  const { base, head } = collector;
  const [before, after] = [base.once(exportsOf), head.once(exportsOf)];
  for (const [typeName, was, is] of byName(before, after)) {
    const about = { direction: 'api', spots: [], subject: typeName } as const;
    if (is === undefined) {
      const text = `import type { ${typeName} } from '…/types';`;
      const program = code(text, (side) => side.once(exportsOf).has(typeName));
      collector.report(about, 'export-removed', [was!, was!], 'is no longer exported by the packages', program);
    } else if (was === undefined) collector.report(about, 'export-added', [is, is], 'is now exported by the packages');
  }
  // No package contains an unused component, so its changes are only read.
  const path = ['components', 'schemas'];
  for (const [name, was, is] of membersByName(base.root(...path), head.root(...path))) {
    const typeName = schemaTypeName(name);
    if (before.has(typeName) || after.has(typeName) || equal(was?.json, is?.json)) continue;
    const verb = was === undefined ? 'is new' : is === undefined ? 'is removed' : 'is different';
    const message = `${verb}; nothing uses this component`;
    const at = [...path, name];
    collector.report({ direction: 'api', spots: [], subject: name }, 'unused-component-changed', [at, at], message);
  }
}

function exportsOf(side: Side): ReadonlyMap<string, Path> {
  const schemas = new Map(membersOf(side.root('components', 'schemas')).map(([name, { json }]) => [name, json]));
  const { components, ...rest } = side.document;
  const others = Object.entries(components ?? {}).filter(([kind]) => kind !== 'schemas');
  const roots = directReferences([rest, Object.fromEntries(others)] as unknown as JsonValue);
  const reached = reachable(roots, (name) => (schemas.has(name) ? directReferences(schemas.get(name)!) : []));
  const used = [...reached].filter((name) => schemas.has(name));
  return new Map(used.map((name) => [schemaTypeName(name), ['components', 'schemas', name]]));
}
