import { randomUUID } from 'node:crypto';

import Fastify from 'fastify';

import { systemClock, timestamp } from '../../service/common/clock.ts';
import { newId } from '../../service/ids/id.ts';
import { openBare } from './bare-database.ts';
import { addTransactionRoutes, type Publish } from './bare-transactions.ts';
import { seedAccountWithCart } from './seed-cart.ts';
import { serveParent, startOf } from './serve-parent.ts';

/**
 * What is left when everything but the SQL is left out: nothing is checked, counted or logged, and rows go
 * out as they are. The statements are those of the service; the bench refuses to compare when they are not.
 */
const FIND_KEY =
  'select "api_keys"."account_id", "api_keys"."key_hash", "api_keys"."status", "api_keys"."expires_at", "api_keys"."last_used_at", ' +
  '"api_keys"."permissions", "api_keys"."allowed_ips", "accounts"."default_api_version", "accounts"."test_clock_time", "accounts"."closed_at" from "api_keys" inner join "accounts" on "accounts"."id" = ' +
  '"api_keys"."account_id" where "api_keys"."id" = $1';
const FIND_PRODUCT = 'select * from "products" where "account_id" = $1 and "id" = $2';
const COUNT_CUSTOM_DATA = `
    insert into custom_data_sizes as own (account_id, part, bytes) values ($1, pg_backend_pid() % 64, $2)
    on conflict (account_id, part) do update set bytes = own.bytes + excluded.bytes
    returning (
      select coalesce(sum(bytes), 0)::float8 from custom_data_sizes where account_id = $3
    ) as stored, (select max_custom_data_bytes from accounts where id = $4) as own`;
const INSERT_CUSTOMER =
  'insert into "customers" ("account_id", "id", "name", "email", "locale", "custom_data", "marketing_consent", "import_meta", "created_at", ' +
  '"updated_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict on constraint "customers_email" do nothing returning *';
const DESTINATIONS =
  'select "id", "api_version", "include_sensitive_fields" from "notification_settings" where "account_id" = ';
/** The first event of a change is stored together with its entry in the audit trail. */
const INSERT_FIRST_EVENT =
  'with "stored" as (insert into "events" ("account_id", "id", "type", "occurred_at", "data") values ($1, $2, $3, $4, $5)), ' +
  '"recorded" as (insert into "audit_entries" ("id", "occurred_at", "account_time", "account_id", "actor_type", "actor_id", "operation", ' +
  '"entity_type", "entity_id", "members", "address", "request_id") values ($6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)) ' +
  `${DESTINATIONS}$18 and "active" = $19 and "traffic_source" in ($20, $21) and $22 = any(subscribed_events) order by "id"`;
const INSERT_EVENT =
  'with "stored" as (insert into "events" ("id", "type", "occurred_at", "account_id", "data") values ($1, $2, $3, $4, $5)) ' +
  `${DESTINATIONS}$6 and "active" = $7 and "traffic_source" in ($8, $9) and $10 = any(subscribed_events) order by "id"`;

/** As long as those of a request. */
const KEY_ID = newId('apikey_', systemClock);
const ADDRESS = '127.0.0.1';

interface NewCustomer {
  readonly name: string;
  readonly email: string;
  readonly locale: string;
  readonly custom_data: object;
}

const { place } = startOf(process.argv);
const database = await openBare(place);
const ready = await seedAccountWithCart({ db: database.setup, clock: systemClock, notifyDue: () => undefined });
const app = Fastify();

async function accountOf({
  headers,
}: {
  readonly headers: { readonly authorization?: string | undefined };
}): Promise<unknown> {
  const id = `apikey_${headers.authorization!.slice('Bearer svc_apikey_sdbx_'.length).split('_', 1)[0]}`;
  const [key] = await database.query(FIND_KEY, [id]);
  return key!['account_id'];
}

const publish: Publish = async (query, { account, entityId, isFirst }, type, at, data) => {
  const matching = [account, true, 'platform', 'all', type];
  const id = newId('evt_', systemClock);
  if (!isFirst) {
    await query(INSERT_EVENT, [id, type, at, account, data, ...matching]);
    return;
  }
  const entry = [
    newId('aud_', systemClock),
    at,
    null,
    account,
    'api_key',
    KEY_ID,
    'create',
    'entity',
    entityId,
    [],
    ADDRESS,
  ];
  await query(INSERT_FIRST_EVENT, [account, id, type, at, data, ...entry, randomUUID(), ...matching]);
};

app.get<{ Params: { id: string } }>('/products/:id', async (request) => {
  const account = await accountOf(request);
  const [data] = await database.query(FIND_PRODUCT, [account, request.params.id]);
  return { data, meta: { request_id: request.id } };
});

app.post<{ Body: NewCustomer }>('/customers', async (request, reply) => {
  const account = await accountOf(request);
  const { name, email, locale, custom_data } = request.body;
  const now = timestamp(systemClock.now());
  const data = await database.transaction(async (query) => {
    const customData = JSON.stringify(custom_data);
    await query(COUNT_CUSTOM_DATA, [account, Buffer.byteLength(customData), account, account]);
    const values = [account, newId('ctm_', systemClock), name, email, locale, customData, false, null, now, now];
    const [customer] = await query(INSERT_CUSTOMER, values);
    const change = { account, entityId: customer!['id'], isFirst: true };
    await publish(query, change, 'customer.created', now, JSON.stringify(customer));
    return customer;
  });
  reply.code(201);
  return { data, meta: { request_id: request.id } };
});

addTransactionRoutes(app, { database, accountOf, publish });

await serveParent(app, ready, {
  close: () => database.close(),
  events: () => Promise.reject(new Error('the bare server has no list of events')),
});
