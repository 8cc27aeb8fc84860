import type { NamedSchema } from '../../model/api.ts';
import { memoized } from '../../model/memoized.ts';
import type { Components } from './components.ts';
import { prepareSchema } from './prepare-schema.ts';
import type { PreparedSchema } from './prepared-schema.ts';

export function createComponents(schemas: readonly NamedSchema[]): Components {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const prepared = new Map<string, PreparedSchema>();
  const components: Components = {
    schemas: new Map(schemas.map(({ name, json }) => [name, json])),
    named(name) {
      const schema = byName.get(name);
      if (schema === undefined) throw new Error(`no schema is called ${JSON.stringify(name)}`);
      return schema;
    },
    prepared: (name) => memoized(prepared, name, () => prepareSchema(components.named(name).json, components)),
  };
  return components;
}
