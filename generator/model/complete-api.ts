import type { Api } from './api.ts';
import { compareText } from './canonical.ts';
import { moduleNames } from './module-names.ts';
import { directReferences, reachable } from './schemas.ts';

/** Fills in the fields whose values depend on other parts of the `Api`, or on the names of all of them. */
export function completeApi(api: Api): Api {
  const fileOf = {
    operations: moduleNames(api.operations.map(({ id }) => id)),
    schemas: moduleNames(api.schemas.map(({ name }) => name)),
    events: moduleNames(api.events.map(({ file }) => file)),
  };
  const requests = api.operations.map(({ parameters, body }) => [parameters, body]);
  const bodies = api.operations.flatMap(({ body, responses }) => [...(body ? [body] : []), ...responses]);
  const inRequests = reachedFrom(requests, api);
  const besideJson = reachedFrom(
    bodies.flatMap(({ content }) => content).filter(({ kind }) => kind !== 'json'),
    api,
  );
  const documented = api.operations.map(({ resource, errorCodes }) => ({ resource, codes: new Set(errorCodes) }));
  return {
    ...api,
    operations: api.operations.map((each) => ({ ...each, file: fileOf.operations.get(each.id)! })),
    events: api.events.map((each) => ({ ...each, file: fileOf.events.get(each.file)! })),
    schemas: api.schemas.map((each) => ({
      ...each,
      file: fileOf.schemas.get(each.name)!,
      inRequests: inRequests.has(each.name),
      besideJson: besideJson.has(each.name),
    })),
    errors: api.errors.map((error) => {
      const returning = documented.filter(({ codes }) => codes.has(error.code));
      const resources = [...new Set(returning.map(({ resource }) => resource))].sort(compareText);
      return { ...error, resources, isShared: returning.length === documented.length };
    }),
  };
}

function reachedFrom(root: readonly object[], { schemas }: Api): ReadonlySet<string> {
  const references = new Map(schemas.map((schema) => [schema.name, schema.references]));
  return reachable(directReferences(root), (name) => references.get(name) ?? []);
}
