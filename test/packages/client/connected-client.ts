import { type ClientOptions, createClient } from '@billing/client';
import bundle from '@billing/openapi' with { type: 'json' };
import { expect } from 'vitest';

import type { scriptedServer, Turn } from './scripted-server.ts';

export const KEY = 'svc_apikey_sdbx_a-key-that-must-stay-secret';
const EVENT_TYPES = bundle.paths['/event-types'].get.responses['200'].content['application/json'].examples;
export const eventTypes = Object.values(EVENT_TYPES)[0]!.value;

/** A client of the server, which responds with `turns`. Its retries do not wait. */
export function connectedTo(
  server: ReturnType<typeof scriptedServer>,
  turns: Turn[],
  options: Partial<ClientOptions> = {},
) {
  server().turns = turns;
  const waits: number[] = [];
  const timing = {
    now: () => Date.parse('2026-03-02T09:30:00Z'),
    random: () => 0.5,
    sleep: async (milliseconds: number) => void waits.push(milliseconds),
  };
  const client = createClient({ baseUrl: server().url, apiKey: KEY, timing, onInvalidResponse: 'throw', ...options });
  return { client, waits };
}

/** The error that a call rejects with. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => expect.unreachable(`it succeeded with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
}
