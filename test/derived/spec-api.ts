import { loadSpec } from '../../generator/load/load-spec.ts';
import type { Api, Operation } from '../../generator/model/api.ts';
import { buildApi } from '../../generator/model/build.ts';

/** The generator's model of the spec, from which this suite derives its cases. */
export async function specApi(): Promise<Api> {
  const spec = await loadSpec('spec/spec.yaml');
  const { api, diagnostics } = buildApi(spec);
  const errors = [...spec.diagnostics, ...diagnostics].filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(
      `The document has errors; npm run generate shows them:\n${errors.map(({ message }) => message).join('\n')}`,
    );
  return api;
}

/** The permissions of a key, including implied ones. */
export function granted(api: Api, names: readonly string[]): ReadonlySet<string> {
  const implied = api.permissions.filter(({ name }) => names.includes(name)).flatMap(({ implies }) => implies);
  return new Set([...names, ...implied]);
}

/** The permissions required by the operation itself. */
export function neededPermissions({ security }: Operation): readonly string[] {
  return security[0]?.[0]?.permissions ?? [];
}
