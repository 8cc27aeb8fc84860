import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { signatureHeaderName } from '@billing/webhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Program, root, startProgram } from '../start/program.ts';

const FILE = `${root}test/support/example-receiver.ts`;
const SECRET = 'svc_ntfset_01jg8test00000000000000004_ExampleEndpointSecret00000000000';
const body = '{"event_id":"evt_01jg8test00000000000000001","event_type":"product.updated","data":{"name":"Café plan"}}';

interface Receiver {
  readonly program: Program;
  /** The status that it returns for a webhook. */
  post(signature?: string): Promise<number>;
}

async function startReceiver(env: Readonly<Record<string, string>>): Promise<Receiver> {
  const program = startProgram([process.execPath, FILE], { env: { PORT: '0', ...env } });
  const port = /port: (\d+)/.exec(await program.says('}'))?.[1];
  return {
    program,
    async post(signature) {
      const headers = signature === undefined ? {} : { [signatureHeaderName]: signature };
      return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body, headers })).status;
    },
  };
}

/**
 * A minute ahead unless said otherwise, which is accepted: however slow the machine is, it does not become
 * too old.
 */
function signed(secret: string, secondsAgo = -60): string {
  const ts = Math.floor(Date.now() / 1_000) - secondsAgo;
  return `ts=${ts};h1=${createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex')}`;
}

test('docs/webhook-receiver.md contains the same code', () => {
  expect(readFileSync(`${root}docs/webhook-receiver.md`, 'utf8')).toContain(
    `\`\`\`ts\n${readFileSync(FILE, 'utf8')}\`\`\``,
  );
});

describe('the example receiver', () => {
  let receiver: Receiver;
  let forgetful: Receiver;
  beforeAll(async () => {
    [receiver, forgetful] = await Promise.all([startReceiver({ WEBHOOK_SECRET: SECRET }), startReceiver({})]);
  });
  afterAll(async () => {
    for (const { program } of [receiver, forgetful]) program.kill('SIGKILL');
    await Promise.all([receiver.program.ended, forgetful.program.ended]);
  });

  test.each<[string, number, string | undefined]>([
    ['no signature', 400, undefined],
    ['a malformed one', 400, 'ts=now;h1=x'],
    ['one that is too old', 408, signed(SECRET, 3_600)],
    ['one of another secret', 401, signed('svc_ntfset_other')],
    ['one that is too old and of another secret', 408, signed('svc_ntfset_other', 3_600)],
  ])('responds to %s with %d', async (_case, status, signature) => {
    expect(await receiver.post(signature)).toBe(status);
  });

  test('responds with 500 to a well-formed request while no secret is configured', async () => {
    expect(await forgetful.post()).toBe(400);
    expect(await forgetful.post('nonsense')).toBe(400);
    expect(await forgetful.post(signed(SECRET, 3_600))).toBe(500);
    expect(await forgetful.post(signed(SECRET))).toBe(500);
  });

  test('accepts a signed webhook, and processes an event once', async () => {
    expect([await receiver.post(signed(SECRET)), await receiver.post(signed(SECRET))]).toEqual([200, 200]);
    const said = await receiver.program.says('evt_01jg8test00000000000000001');
    expect(said.match(/^product\.updated evt_/gm)).toHaveLength(1);
  });
});
