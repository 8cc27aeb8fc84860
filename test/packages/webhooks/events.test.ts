import { eventSamples } from '@billing/server/event-samples';
import {
  type EventType,
  matchEvent,
  memoryOfSeen,
  parse,
  sign,
  SignatureError,
  skipSeen,
  unmarshal,
  type UnknownEvent,
  type WebhookEvent,
} from '@billing/webhooks';
import { describe, expect, test } from 'vitest';

import { SECRET } from './vector.ts';

type Json = Record<string, unknown>;

const samples = Object.entries(eventSamples).map(([type, versions]) => [type, versions[1] as unknown as Json] as const);
const customer = eventSamples['customer.created'][1];

const parsed = (payload: unknown): Promise<WebhookEvent> => parse(JSON.stringify(payload));

/** The event of a signed body. */
async function received(body: string): Promise<WebhookEvent> {
  return unmarshal({ header: await sign({ body, secret: SECRET }), body, secret: SECRET, toleranceSeconds: 600 });
}

test.each(samples)('parses %s with its payload unchanged', async (type, payload) => {
  const event = await received(JSON.stringify(payload));
  expect(event).toEqual({ known: true, type, version: 1, id: payload['event_id'], payload });
});

describe('additions to the API', () => {
  test('accepts a new value of an enumeration', async () => {
    const event = await parsed({ ...customer, data: { ...customer.data, status: 'dormant' } });
    expect(event).toMatchObject({ known: true, payload: { data: { status: 'dormant' } } });
  });

  test.each(['customer.exploded', 'toString', '__proto__', ''])(
    'returns an unknown event for the event type %j',
    async (event_type) => {
      const payload = { ...customer, event_type };
      expect(await parsed(payload)).toEqual({
        known: false,
        reason: 'type',
        message: expect.stringContaining(`${JSON.stringify(event_type)} is unknown`) as string,
        type: event_type,
        version: undefined,
        id: customer.event_id,
        payload,
        faults: [],
      });
    },
  );
});

describe('signed payloads that violate the document', () => {
  test('reports the field of each fault', async () => {
    const event = await parsed({ ...customer, data: { ...customer.data, email: 5, id: undefined } });
    expect(event).toMatchObject({ known: false, reason: 'shape', type: 'customer.created', id: customer.event_id });
    expect((event as UnknownEvent).faults.map(({ field, rule }) => `${field} ${rule}`).sort()).toEqual([
      'data.email type',
      'data.id required',
    ]);
    expect((event as UnknownEvent).message).toMatch(
      /^A payload of customer\.created in version 1 does not conform to the document: data\./,
    );
  });

  test.each(['', '{', 'undefined', '\u{feff}{}x'])('reports that %j is not JSON', async (body) => {
    expect(await received(body)).toMatchObject({ known: false, reason: 'json', payload: undefined });
  });

  test('reports that bytes which are not UTF-8 are not JSON', async () => {
    expect(await parse(Uint8Array.of(0x22, 0xff, 0x22))).toMatchObject({ known: false, reason: 'json' });
  });

  test.each([null, 5, 'text', [], {}, { event_type: 7 }])('reports that %j has no event type', async (payload) => {
    expect(await parsed(payload)).toMatchObject({ known: false, reason: 'type', type: undefined, payload });
  });

  test('reports a version older than the first of its type as unknown', async () => {
    expect(await parse(JSON.stringify(customer), { version: 0 })).toMatchObject({ known: false, reason: 'type' });
    expect(await parse(JSON.stringify(customer), { version: 7 })).toMatchObject({ known: true, version: 1 });
  });
});

test('verifies the signature before it parses the body', async () => {
  const header = await sign({ body: 'another', secret: SECRET });
  const broken = { header, secret: SECRET, body: '{', toleranceSeconds: 600 };
  await expect(unmarshal(broken)).rejects.toThrow(SignatureError);
});

test("matchEvent calls the handler of the event's type, and the last one for all others", async () => {
  const handle = (event: WebhookEvent): string =>
    matchEvent(
      event,
      {
        'customer.created': ({ payload }) => `created ${payload.data.email}`,
        'customer.updated': ({ payload }) => `updated ${payload.data.email}`,
      },
      (other) => (other.known ? `known ${other.type}` : `unknown ${other.message}`),
    );
  expect(handle(await parsed(customer))).toBe(`created ${customer.data.email}`);
  expect(handle(await parsed(eventSamples['address.created'][1]))).toBe('known address.created');
  expect(handle(await parsed({ event_type: 'toString' }))).toMatch(/^unknown The type/);
  expect(handle(await parsed({ ...customer, data: null }))).toMatch(/^unknown A payload/);
});

test('the compiler rejects unhandled and unknown event types', async () => {
  const event = await parsed(customer);
  const arms = { 'customer.created': () => 1 };
  // @ts-expect-error: one may be a type that this package does not know
  void event.payload.data;
  // @ts-expect-error: the arm for the others is mandatory
  expect(() => matchEvent({ ...event, known: false } as UnknownEvent, arms)).toThrow(TypeError);
  // @ts-expect-error: if the last handler accepts only unknown events, every type needs a handler
  matchEvent(event, arms, (other: UnknownEvent) => other.message);
  // @ts-expect-error: there is no such type
  matchEvent(event, { 'customer.creatd': () => 1 }, () => 2);
  // @ts-expect-error: nor this
  const type: EventType = 'customer.creatd';
  expect(type).toBe('customer.creatd');
});

describe('duplicate events', () => {
  const log: string[] = [];
  const event = (id: string | undefined): { id: string | undefined } => ({ id });

  test('are skipped', async () => {
    log.length = 0;
    const handle = skipSeen(memoryOfSeen(), ({ id }: { id: string | undefined }, more: string) =>
      log.push(`${id} ${more}`),
    );
    await Promise.all([handle(event('a'), '1'), handle(event('a'), '2'), handle(event('b'), '3')]);
    await handle(event('a'), '4');
    expect(log).toEqual(['a 1', 'b 3']);
  });

  test('are handled again after a failure, and always when they have no id', async () => {
    log.length = 0;
    let failing = true;
    const handle = skipSeen(memoryOfSeen(), ({ id }: { id: string | undefined }) => {
      log.push(String(id));
      if (failing) throw new Error('the database is away');
    });
    await expect(handle(event('a'))).rejects.toThrow('the database is away');
    failing = false;
    for (const id of ['a', 'a', undefined, undefined]) await handle(event(id));
    expect(log).toEqual(['a', 'a', 'undefined', 'undefined']);
  });

  test('are forgotten, oldest first, beyond the limit', () => {
    const seen = memoryOfSeen(2);
    expect(['a', 'b', 'a', 'c', 'c', 'b', 'a'].map((id) => seen.add(id))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
      true,
    ]);
    void seen.delete('a');
    expect(seen.add('a')).toBe(true);
  });
});
