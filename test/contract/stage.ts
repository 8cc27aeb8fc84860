import type { RequestListener } from 'node:http';

import { afterAll, beforeAll } from 'vitest';

import { listen } from '../../generator/serve/listen.ts';
import type { Api } from '../../generator/model/api.ts';
import { silentLog } from '../../service/common/log.ts';
import type { RateLimiter } from '../../service/limits/rate-limiter.ts';
import { type Database, openDatabase } from '../../service/storage/open-database.ts';
import { prepared, type TestDatabase } from '../support/database.ts';
import { TEMPLATE_SCHEMA } from '../support/database-template.ts';
import { startService, type TestService, type TestServiceOptions } from '../support/service.ts';
import { type PrismProxy, startPrismProxy } from './prism-proxy.ts';
import { type Witness, witness } from './witness.ts';

export interface Stage {
  /** Its URL is the proxy's; its clients and its `fetch` throw the violations that the witnesses find. */
  readonly service: TestService;
  /** The same service without the proxy. */
  readonly behind: TestService;
  readonly witness: Witness;
  /** Replaces the service with another listener while `act` runs. */
  withListener<Outcome>(other: RequestListener, act: () => Promise<Outcome>): Promise<Outcome>;
  /** Replaces the service with one on other data while `act` runs. */
  onData<Outcome>(
    bend: (database: TestDatabase) => TestDatabase,
    act: () => Promise<Outcome>,
    options?: TestServiceOptions,
  ): Promise<Outcome>;
  /** Rate-limits every request while `act` runs. */
  whileLimited<Outcome>(act: () => Promise<Outcome>): Promise<Outcome>;
}

/** The running service behind Prism, for the tests of the file that calls it. */
export function stageOf(api: Api): () => Stage {
  let stage: Stage | undefined;
  let ends: (() => unknown)[] = [];

  beforeAll(async () => {
    const database = await openEmbedded();
    const limits = { allowed: true };
    const limiter: RateLimiter = {
      check: async () => (limits.allowed ? { allowed: true } : { allowed: false, retryAfterSeconds: 7 }),
    };
    const real = await startService(database, { limiter });
    let listener: RequestListener = (request, response) => real.app.routing(request, response);
    const front = await listen((request, response) => listener(request, response), 0);
    const proxy: PrismProxy = await startPrismProxy('generated/openapi/openapi.yaml', front.origin);
    ends = [proxy.end, front.close, () => real.app.close(), () => database.close()];

    const watching = witness(proxy.url, api);
    const service: TestService = {
      ...real,
      url: proxy.url,
      fetch: watching.fetch,
      client: (options) => real.client({ ...options, baseUrl: proxy.url, fetch: watching.fetch }),
    };
    const withListener: Stage['withListener'] = async (other, act) => {
      const usual = listener;
      listener = other;
      try {
        return await act();
      } finally {
        listener = usual;
      }
    };
    stage = {
      service,
      behind: real,
      witness: watching,
      withListener,
      async onData(bend, act, options = {}) {
        const { app } = await startService(bend(database), { limiter, ...options });
        try {
          return await withListener((request, response) => app.routing(request, response), act);
        } finally {
          await app.close();
        }
      },
      async whileLimited(act) {
        limits.allowed = false;
        try {
          return await act();
        } finally {
          limits.allowed = true;
        }
      },
    };
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
  return () => stage!;
}

/** One database engine is enough: the suite validates only the form of responses. */
async function openEmbedded(): Promise<TestDatabase> {
  const place = await prepared({ engine: 'pglite', schema: TEMPLATE_SCHEMA });
  const database: Database = await openDatabase(place, silentLog);
  return { ...database, place };
}
