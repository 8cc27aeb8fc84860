import type { Api } from './api.ts';
import { moduleNames } from './module-names.ts';

/** The same `Api` with the names of modules, which depend on all other names of their kind. */
export function withFileNames(api: Api): Api {
  const operations = moduleNames(api.operations.map(({ id }) => id));
  const schemas = moduleNames(api.schemas.map(({ name }) => name));
  const events = moduleNames(api.events.map(({ key }) => key));
  return {
    ...api,
    operations: api.operations.map((operation) => ({ ...operation, file: operations.get(operation.id)! })),
    schemas: api.schemas.map((schema) => ({ ...schema, file: schemas.get(schema.name)! })),
    events: api.events.map((event) => ({ ...event, file: events.get(event.key)! })),
  };
}
