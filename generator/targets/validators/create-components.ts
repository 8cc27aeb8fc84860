import type { NamedSchema } from '../../model/api.ts';
import type { Components } from './components.ts';
import { prepareSchema } from './prepare-schema.ts';
import type { PreparedSchema } from './prepared-schema.ts';

export function createComponents(schemas: readonly NamedSchema[]): Components {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const prepared = new Map<string, PreparedSchema>();
  const named = (name: string): NamedSchema => {
    const schema = byName.get(name);
    if (schema === undefined) throw new Error(`no schema is called ${JSON.stringify(name)}`);
    return schema;
  };
  const components: Components = {
    schemas: new Map(schemas.map(({ name, json }) => [name, json])),
    raw: (name) => named(name).json,
    prepared(name) {
      const known = prepared.get(name);
      if (known !== undefined) return known;
      const made = prepareSchema(components.raw(name), components);
      prepared.set(name, made);
      return made;
    },
    typeName: (name) => named(name).typeName,
  };
  return components;
}
