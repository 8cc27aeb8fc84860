import type { JsonValue } from '../json.ts';
import type { Api } from './api.ts';
import { compareText } from './canonical.ts';
import { moduleNames } from './module-names.ts';
import { directReferences, reachable } from './schemas.ts';

/** Fills in the fields whose values depend on other parts of the `Api`, or on the names of all of them. */
export function completeApi(api: Api): Api {
  const fileOf = {
    operations: moduleNames(api.operations.map(({ id }) => id)),
    schemas: moduleNames(api.schemas.map(({ name }) => name)),
    events: moduleNames(api.events.map(({ key }) => key)),
  };
  const inRequests = requestSchemas(api);
  return {
    ...api,
    operations: api.operations.map((each) => ({ ...each, file: fileOf.operations.get(each.id)! })),
    events: api.events.map((each) => ({ ...each, file: fileOf.events.get(each.key)! })),
    schemas: api.schemas.map((each) => ({
      ...each,
      file: fileOf.schemas.get(each.name)!,
      inRequests: inRequests.has(each.name),
    })),
    errors: api.errors.map((error) => ({ ...error, resources: resourcesWith(error.code, api) })),
  };
}

function requestSchemas({ operations, schemas }: Api): ReadonlySet<string> {
  const requests = operations.map(({ parameters, body }) => [parameters, body]);
  const references = new Map(schemas.map((schema) => [schema.name, schema.references]));
  return reachable(directReferences(requests as unknown as JsonValue), (name) => references.get(name) ?? []);
}

function resourcesWith(code: string, { operations }: Api): string[] {
  const documenting = operations.filter(({ errorCodes }) => errorCodes.includes(code));
  return [...new Set(documenting.map(({ resource }) => resource))].sort(compareText);
}
