import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { createClient } from '@billing/client';

import { median } from './generate/run-process.ts';

/**
 * What a call of the client costs beside the bare `fetch` that does the same, in the same process and in
 * turn: with its checks of request and response, its timeout, and all else that it does by default.
 */
const ROUNDS = Number(process.argv[2] ?? 10_000);
const WARM_UP = 2_000;
const KEY = 'svc_apikey_sdbx_key';
const body = {
  email: 'jo.brown@hillside-hosting.example',
  name: 'Jo Brown',
  locale: 'en-GB',
  custom_data: { crm_id: '48151' },
};

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const server = fork(path('client/respond-to-all.ts'), [path('../generated/openapi/openapi.json')]);
const [port] = (await once(server, 'message')) as [number];
const baseUrl = `http://127.0.0.1:${port}`;
const client = createClient({ baseUrl, apiKey: KEY, onInvalidResponse: 'throw' });
const unchecked = createClient({ baseUrl, apiKey: KEY, checkRequests: false, onInvalidResponse: 'ignore' });

const contenders = {
  bare: async () => {
    const response = await fetch(`${baseUrl}/customers`, {
      method: 'POST',
      headers: { accept: 'application/json', authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json();
  },
  client: () => client.customers.create({ body }),
  unchecked: () => unchecked.customers.create({ body }),
};
type Name = keyof typeof contenders;
const names = Object.keys(contenders) as Name[];
const microseconds: Record<Name, number[]> = { bare: [], client: [], unchecked: [] };
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  // Each contender begins equally often, and calls alternate, so that other load on the machine hits all
  // alike.
  for (const index of names.keys()) {
    const name = names[(index + round + WARM_UP) % names.length]!;
    const start = performance.now();
    await contenders[name]();
    if (round >= 0) microseconds[name].push((performance.now() - start) * 1_000);
  }
}
server.kill();

const usual = (name: Name): number => median(microseconds[name]);
console.log(`${ROUNDS} calls each in turn, medians\n`);
for (const name of names) console.log(`  ${name.padEnd(10)} ${usual(name).toFixed(1).padStart(7)} µs a call`);
const overhead = (name: Name): number => (usual(name) / usual('bare') - 1) * 100;
const isMet = overhead('client') <= 10;
console.log(
  `\n  ${isMet ? 'met   ' : 'MISSED'} over bare fetch: ${overhead('client').toFixed(1)} % (≤ 10 %); without checks ${overhead('unchecked').toFixed(1)} %`,
);
process.exitCode = isMet ? 0 : 1;
