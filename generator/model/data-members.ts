/** Members of a schema that hold data, not schemas: what looks like a keyword in them is a member like any other. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Members that hold others by names of the document's own, which may be those above: a property may be called `default`. */
const BY_NAME: ReadonlySet<string> = new Set([
  ...['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'],
  ...['callbacks', 'headers', 'parameters', 'requestBodies', 'responses', 'schemas'],
]);

/** What stands at a place of which only the names on the way there are known. */
export type Holding = 'members' | 'by name' | 'data';

/** What a member of an object holds. */
export function holdingOf(parent: Holding, key: string): Holding {
  if (parent === 'by name') return 'members';
  if (parent === 'data' || DATA.has(key)) return 'data';
  return BY_NAME.has(key) ? 'by name' : 'members';
}
