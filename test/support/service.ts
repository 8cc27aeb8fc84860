import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { type ClientOptions, createClient, type Client } from '@billing/client';
import { permissionCatalogue, rateLimits } from '@billing/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';

import { type AppOptions, createApp } from '../../service/app/app.ts';
import { createApiKey } from '../../service/auth/key-store.ts';
import { type SecretBox, secretBox } from '../../service/auth/secret-box.ts';
import { type Clock, systemClock, timestamp } from '../../service/common/clock.ts';
import { rateLimiter, type RateLimiter } from '../../service/limits/rate-limiter.ts';
import type { Rules, Services } from '../../service/services.ts';
import { openTaxTable } from '../../service/tax/open-tax-table.ts';
import { declareEngines, type Engines, type TestDatabase } from './database.ts';
import { ownServices } from './own-services.ts';
import { testPayments, type TestPayments, type TestPaymentsOptions } from './payments.ts';
import { checkedFetch } from './checked-fetch.ts';

export const allPermissions = Object.keys(permissionCatalogue);

export interface TestService {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: TestDatabase;
  /** The payments that the hosted checkout makes. */
  readonly checkout: TestPayments;
  /** An account with nothing in it; `keyFor` makes more. */
  readonly accountId: string;
  /** A working key of `accountId` with these permissions, all by default. */
  keyFor(options?: { readonly permissions?: readonly string[]; readonly accountId?: string }): Promise<string>;
  newAccount(): Promise<string>;
  /**
   * The generated client with a key that may do everything; every response it gets is checked against the
   * spec.
   */
  client(options?: Partial<ClientOptions>): Promise<Client>;
  /** `fetch` below `url` whose responses are checked against the spec, and must not be cacheable. */
  readonly fetch: typeof globalThis.fetch;
}

export interface TestServiceOptions {
  readonly rules?: Partial<Rules>;
  readonly clock?: Clock;
  readonly limiter?: RateLimiter;
  /** Another service's, to read the secrets that it sealed. */
  readonly secrets?: SecretBox;
  readonly app?: Partial<AppOptions>;
  /** Called with the destinations that became due, as the dispatcher is. */
  readonly notifyDue?: Services['notifyDue'];
  /** Called when a run of a simulation becomes due, as the runner is. */
  readonly notifyRunDue?: Services['notifyRunDue'];
  readonly payments?: TestPaymentsOptions;
}

/** Never says no: most suites send more than a client may. */
export const unlimited: RateLimiter = { check: async () => ({ allowed: true }) };

export const documentedLimiter = (): RateLimiter => rateLimiter(rateLimits, 'test');

/**
 * Declares the tests of `body` against the running service, once for each engine. Whole runs of `npm test`
 * and `npm run test:long` divide the engines between them.
 */
export function eachService(
  name: string,
  body: (service: () => TestService) => void,
  options: TestServiceOptions = {},
): void {
  declareServices(name, body, options, 'divided');
}

/** The same for a suite with a long form, which runs on each engine. */
export function eachServiceWhenLong(
  name: string,
  body: (service: () => TestService) => void,
  options: TestServiceOptions = {},
): void {
  declareServices(name, body, options, 'each when long');
}

/** The same with each engine in every run, for a suite that depends on the engine. */
export function eachServiceUndivided(
  name: string,
  body: (service: () => TestService) => void,
  options: TestServiceOptions = {},
): void {
  declareServices(name, body, options, 'each');
}

function declareServices(
  name: string,
  body: (service: () => TestService) => void,
  options: TestServiceOptions,
  engines: Engines,
): void {
  const declare = (database: () => TestDatabase): void => {
    let service: TestService | undefined;
    beforeAll(async () => {
      service = await startService(database(), options);
    });
    afterAll(async () => service?.app.close());
    body(() => {
      if (service === undefined)
        throw new Error('The service is there once the tests run, not while they are declared.');
      return service;
    });
  };
  declareEngines(name, declare, engines);
}

/** Listens on a free port of the loopback interface; `app.close()` ends it. */
export async function startService(database: TestDatabase, options: TestServiceOptions = {}): Promise<TestService> {
  const clock = options.clock ?? systemClock;
  const rules: Rules = {
    environment: 'sandbox',
    rejectedEmailDomains: [],
    rejectedCountries: [],
    sourceCidrs: [],
    maxActiveDestinations: 10,
    maxSimulations: 1_000,
    maxSimulationRuns: 10_000,
    maxSimulationBytes: 268_435_456,
    maxCustomDataBytes: 1_073_741_824,
    destinationReach: 'private',
    verifyEmailDestinations: false,
    fee: { share: '0.05', fixed: 50n },
    taxes: openTaxTable({ environment: 'sandbox', taxTable: undefined, sellerCountry: 'IE' }),
    ...options.rules,
  };
  const services: Services = {
    db: database.db,
    clock,
    secrets: options.secrets ?? secretBox(randomBytes(32)),
    rules,
    notifyDue: (due) => database.afterCommit(() => options.notifyDue?.(due)),
    notifyRunDue: () => database.afterCommit(() => options.notifyRunDue?.()),
  };
  const checkout = testPayments(services, options.payments);
  const app = createApp({
    services,
    payments: checkout.payments,
    ...(rules.environment === 'sandbox' && { checkout }),
    limiter: options.limiter ?? unlimited,
    docsBaseUrl: 'https://docs.billing.example',
    trustedProxies: [],
    requestTimeoutMs: 30_000,
    health: { db: database.db },
    ...options.app,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const newAccount = async (): Promise<string> => {
    const id = `acc_${randomBytes(8).toString('hex')}`;
    const now = timestamp(clock.now());
    await database.db
      .insertInto('accounts')
      .values({ id, name: 'Test account', created_at: now, updated_at: now })
      .execute();
    return id;
  };
  const accountId = await newAccount();
  const keyFor: TestService['keyFor'] = async (of = {}) => {
    const own = await ownServices(services, of.accountId ?? accountId);
    const created = await database.db.transaction().execute((trx) =>
      createApiKey(
        trx,
        { clock: own.clock, environment: rules.environment },
        {
          accountId: of.accountId ?? accountId,
          name: 'Test key',
          description: null,
          permissions: of.permissions ?? allPermissions,
          expiresAt: null,
        },
      ),
    );
    return created.key;
  };
  const checked = checkedFetch(url);
  const fetch: TestService['fetch'] = async (...request) => {
    const response = await checked(...request);
    expect(response.headers.get('cache-control'), 'no response may be cached').toBe('no-store');
    return response;
  };
  const client: TestService['client'] = async (more = {}) =>
    createClient({ baseUrl: url, fetch, maxRetries: 0, ...more, apiKey: more.apiKey ?? (await keyFor()) });
  return { url, app, services, database, checkout, accountId, keyFor, newAccount, client, fetch };
}
