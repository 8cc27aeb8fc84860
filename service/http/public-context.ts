import type { Context } from './context.ts';

/** The operations that need no API key. All others must name their permissions in the spec. */
export const PUBLIC_OPERATIONS: readonly string[] = ['ips.get'];

/** The context of a request to a public operation. There is no caller: a handler that reads one fails. */
export function publicContext(baseUrl: string): Context {
  return {
    baseUrl,
    get accountId() {
      return noCaller();
    },
    get keyId() {
      return noCaller();
    },
    get permissions() {
      return noCaller();
    },
    get defaultVersion() {
      return noCaller();
    },
    get clock() {
      return noCaller();
    },
    get origin() {
      return noCaller();
    },
  };
}

function noCaller(): never {
  throw new Error('a public operation has no caller: anyone can send the request, also with an invalid API key');
}
