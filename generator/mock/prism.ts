import { createRequire } from 'node:module';

import { createInstance, getHttpOperationsFromSpec, type IHttpResponse } from '@stoplight/prism-http';

import type { JsonObject, JsonValue } from '../json.ts';
import type { Operation } from '../model/api.ts';
import type { Preferences } from './preferences.ts';

export type PrismResponse = Pick<IHttpResponse, 'statusCode' | 'headers'> & { readonly body?: JsonValue };

/** @throws ProblemJsonError of Prism without a response, for example for an undocumented status */
export type Prism = (
  operation: Operation,
  request: Preferences & { readonly accept?: string | undefined },
) => Promise<PrismResponse>;

type Log = Parameters<typeof createInstance>[1]['logger'];

/** Uses Prism only for responses; the generated server validates requests first. */
const CONFIG = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
} as const;

/** @param document bundled, without references to other files */
export async function createPrism(document: JsonObject): Promise<Prism> {
  // Prism modifies its argument.
  const known = await getHttpOperationsFromSpec(structuredClone(document));
  makeNamedMembersOnly();
  const instance = createInstance({ ...CONFIG, mock: { dynamic: false } }, { logger: silent() });
  return async ({ method, path }, { accept, ...mock }) => {
    const own = known.filter((each) => each.method === method && each.path === path);
    const request = { method, url: { path }, headers: accept === undefined ? {} : { accept } };
    const result = await instance.request(request, own, { ...CONFIG, mock })();
    if (result._tag === 'Left') throw result.left;
    return result.right.output as PrismResponse;
  };
}

/**
 * Generated values have only the documented members of an open schema. Prism's command-line option for this sets it in
 * another copy of the library than the one that Prism uses.
 */
function makeNamedMembersOnly(): void {
  const { JSONSchemaFaker } = createRequire(import.meta.resolve('@stoplight/prism-http'))('json-schema-faker') as Faker;
  JSONSchemaFaker.option('fillProperties', false);
}

interface Faker {
  readonly JSONSchemaFaker: { option(name: string, value: boolean): void };
}

function silent(): Log {
  const log: object = new Proxy({}, { get: (_, name) => (name === 'child' ? () => log : () => undefined) });
  return log as Log;
}
