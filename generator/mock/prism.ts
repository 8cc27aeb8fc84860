import { createRequire } from 'node:module';

import { createInstance, getHttpOperationsFromSpec, type IHttpResponse, ProblemJsonError } from '@stoplight/prism-http';

import type { JsonObject } from '../json.ts';
import type { Operation } from '../model/api.ts';
import type { Preferences } from './preferences.ts';

/** Prism's answer to a request that nothing is wrong with. */
export type Answer = Pick<IHttpResponse, 'statusCode' | 'headers' | 'body'>;

interface AskedAnswer extends Preferences {
  /** Media types, as the header has them. */
  readonly accept?: string | undefined;
}

/** @throws ProblemJsonError of Prism where it has no answer: to a status that is not documented, say. */
export type Prism = (operation: Operation, asked: AskedAnswer) => Promise<Answer>;

type Log = Parameters<typeof createInstance>[1]['logger'];

/** Prism for the answers alone: what is wrong with a request is found before, in the words of the document. */
const CONFIG = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
} as const;

/** Takes a whole document, without references to other files. */
export async function createPrism(document: JsonObject): Promise<Prism> {
  // It writes into what it is given.
  const known = await getHttpOperationsFromSpec(structuredClone(document));
  makeNamedMembersOnly();
  const instance = createInstance({ ...CONFIG, mock: { dynamic: false } }, { logger: silent() });
  return async ({ method, path }, { accept, code, example, dynamic, seed }) => {
    const own = known.filter((each) => each.method === method && each.path === path);
    const request = { method, url: { path }, headers: accept === undefined ? {} : { accept } };
    const mock = {
      dynamic,
      ...(code !== undefined && { code }),
      ...(example !== undefined && { exampleKey: example }),
      ...(seed !== undefined && { seed }),
    };
    const result = await instance.request(request, own, { ...CONFIG, mock })();
    if (result._tag === 'Left') throw result.left;
    return result.right.output;
  };
}

/**
 * Values made from a schema have the members that it names, and no others that an open one would let in. Prism's command line has an
 * option for it, which sets it in a copy of the library that Prism does not use.
 */
function makeNamedMembersOnly(): void {
  const { JSONSchemaFaker } = createRequire(import.meta.resolve('@stoplight/prism-http'))('json-schema-faker') as Faker;
  JSONSchemaFaker.option('fillProperties', false);
}

interface Faker {
  readonly JSONSchemaFaker: { option(name: string, value: boolean): void };
}

/** Whether Prism says that it has no such answer. */
export function isPrismProblem(error: unknown): error is ProblemJsonError {
  return error instanceof ProblemJsonError;
}

function silent(): Log {
  const log: object = new Proxy({}, { get: (_, name) => (name === 'child' ? () => log : () => undefined) });
  return log as Log;
}
