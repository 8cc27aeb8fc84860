/** Members of a schema that hold data, not schemas: a keyword inside them is a member like any other. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Members that hold others by name, which can be one of the above: a property may be called `default`. */
const BY_NAME: ReadonlySet<string> = new Set([
  ...['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'],
  ...['callbacks', 'headers', 'parameters', 'requestBodies', 'responses', 'schemas'],
]);

/** The kind of a value, of which only the path is known. */
export type Holding = 'members' | 'by name' | 'data';

export function holdingOf(parent: Holding, key: string): Holding {
  if (parent === 'by name') return 'members';
  if (parent === 'data' || DATA.has(key)) return 'data';
  return BY_NAME.has(key) ? 'by name' : 'members';
}
