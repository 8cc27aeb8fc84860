import type { JsonSchema, NamedSchema } from '../../model/api.ts';
import { prepareSchema } from './prepare-schema.ts';
import type { PreparedSchema } from './prepared-schema.ts';

/** The named schemas, prepared when they are asked for. */
export interface Components {
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  /** Throws for a name that the model does not have. */
  raw(name: string): JsonSchema;
  prepared(name: string): PreparedSchema;
}

export function createComponents(schemas: readonly NamedSchema[]): Components {
  const byName = new Map(schemas.map((schema) => [schema.name, schema.json]));
  const prepared = new Map<string, PreparedSchema>();
  const components: Components = {
    schemas: byName,
    raw(name) {
      const json = byName.get(name);
      if (json === undefined) throw new Error(`no schema is called ${JSON.stringify(name)}`);
      return json;
    },
    prepared(name) {
      const known = prepared.get(name);
      if (known !== undefined) return known;
      const made = prepareSchema(components.raw(name), components);
      prepared.set(name, made);
      return made;
    },
  };
  return components;
}
