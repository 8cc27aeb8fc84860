import type { Api } from './api.ts';
import { compareText } from './canonical.ts';

/** The same `Api` with the resources of each error, which depend on all operations. */
export function withErrorResources(api: Api): Api {
  const resources = new Map<string, Set<string>>();
  for (const { resource, errorCodes } of api.operations)
    for (const code of errorCodes) resources.set(code, (resources.get(code) ?? new Set()).add(resource));
  return {
    ...api,
    errors: api.errors.map((error) => ({
      ...error,
      resources: [...(resources.get(error.code) ?? [])].sort(compareText),
    })),
  };
}
