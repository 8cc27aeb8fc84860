import { ApiError, createClient, InvalidRequestError } from '@billing/client';
import type { Customer, CustomerCreate } from '@billing/types';
import { body } from '@billing/validators/customers.create';
import {
  type EventType,
  matchEvent,
  memoryOfSeen,
  parse,
  sign,
  SignatureError,
  skipSeen,
  unmarshal,
  type WebhookEvent,
} from '@billing/webhooks';
import { receiveWebhook } from '@billing/webhooks/fetch';

const customer: Customer = {
  id: 'ctm_01jg8test00000000000000003',
  name: null,
  email: 'jo.brown@hillside-hosting.example',
  marketing_consent: false,
  status: 'active',
  custom_data: null,
  locale: 'en',
  created_at: '2025-01-02T03:04:05.678901Z',
  updated_at: '2025-01-02T03:04:05.678901Z',
  import_meta: null,
};

const payload = {
  event_id: 'evt_01jg8test00000000000000001',
  event_type: 'customer.created',
  occurred_at: '2025-01-02T03:04:05.678901Z',
  notification_id: 'ntf_01jg8test00000000000000002',
  data: customer,
};

/** The program that every compiler and runtime must run alike. */
export async function run(): Promise<Record<string, unknown>> {
  return { client: await useClient(), validators: useValidators(), webhooks: await useWebhooks() };
}

async function useClient(): Promise<unknown[]> {
  const responses = [
    respond(201, { data: customer, meta: { request_id: 'req_01jg8test00000000000000009' } }),
    respond(409, { error: { type: 'request_error', code: 'customer_already_exists', detail: 'It is there.' } }),
  ];
  const fetch = async (): Promise<Response> => responses.shift() ?? Response.error();
  const client = createClient({ baseUrl: 'https://api.example', apiKey: 'key', fetch, onInvalidResponse: 'ignore' });
  const request: CustomerCreate = { email: customer.email };
  const { data } = await client.customers.create({ body: request });
  const seen: unknown[] = [data.email satisfies string];
  try {
    await client.customers.create({ body: request });
  } catch (error) {
    if (error instanceof ApiError) seen.push(error.status);
  }
  try {
    await client.customers.create({ body: { email: 'x'.repeat(400) } });
  } catch (error) {
    if (error instanceof InvalidRequestError) seen.push(error.name);
  }
  return seen;
}

function respond(status: number, json: object): Response {
  return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } });
}

function useValidators(): unknown[] {
  const result = body.validate({ email: 'no address', name: 5 });
  const given: unknown = { email: customer.email };
  const email = body.is(given) ? given.email : undefined;
  return [...(result.ok ? [] : result.errors.map(({ field, rule }) => `${field} ${rule}`).sort()), email];
}

async function useWebhooks(): Promise<unknown[]> {
  const secret = 'a secret';
  const text = JSON.stringify(payload);
  const header = await sign({ body: text, secret });
  const event = await unmarshal({ header, body: new TextEncoder().encode(text), secret, toleranceSeconds: 600 });
  const stored: (string | undefined)[] = [];
  const store = skipSeen(memoryOfSeen(), (one: WebhookEvent) => void stored.push(one.id));
  const deliver = async (signature: string): Promise<number> => {
    const headers = { 'service-signature': signature };
    const request = new Request('https://receiver.example/', { method: 'POST', body: text, headers });
    return (await receiveWebhook(request, { secret, toleranceSeconds: 600, store })).status;
  };
  const statuses = [await deliver(header), await deliver(header), await deliver(''), await deliver('ts=1;h1=')];
  const rejection = await unmarshal({ header: 'x', body: text, secret }).catch((error: unknown) => error);
  const later = await parse(JSON.stringify({ ...payload, event_type: 'customer.exploded' }));
  const reason = rejection instanceof SignatureError ? rejection.reason : undefined;
  return [describe(event), describe(later), reason, ...statuses, ...stored];
}

function describe(event: WebhookEvent): string {
  return matchEvent(
    event,
    { 'customer.created': ({ version, payload: { data } }) => `version ${version} of ${data.email}` },
    (other) => (other.known ? (other.type satisfies Exclude<EventType, 'customer.created'>) : other.reason),
  );
}
