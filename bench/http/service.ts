import { randomBytes } from 'node:crypto';

import { rateLimits } from '@billing/server';

import { createPayments } from '../../service/payments/create-payments.ts';
import { createApp } from '../../service/app/app.ts';
import { secretBox } from '../../service/auth/secret-box.ts';
import { anyError } from '../../service/common/any-error.ts';
import { systemClock } from '../../service/common/clock.ts';
import { openLog } from '../../service/configuration/open-log.ts';
import { type RateLimitClass, rateLimiter } from '../../service/limits/rate-limiter.ts';
import { openDatabase } from '../../service/storage/open-database.ts';
import { rules } from './seed-account.ts';
import { seedAccountWithCart } from './seed-cart.ts';
import { seedEvents } from './seed-events.ts';
import { serveParent, startOf } from './serve-parent.ts';

/** The service as `npm start` runs it, log included, with limits that are counted and never reached. */
const { place } = startOf(process.argv);
const logger = openLog({ logLevel: 'info', environment: rules.environment }, '/dev/null');
const database = await openDatabase(place, logger);
const services = {
  db: database.db,
  clock: systemClock,
  secrets: secretBox(randomBytes(32)),
  rules,
  notifyDue: () => undefined,
  notifyRunDue: () => undefined,
};
const app = createApp({
  services,
  payments: createPayments(services, { newError: anyError, timeoutSeconds: 20, log: logger }).payments,
  limiter: rateLimiter(outOfReach(rateLimits), 'bench'),
  docsBaseUrl: 'https://docs.billing.example',
  trustedProxies: [],
  requestTimeoutMs: 30_000,
  logger,
});
await serveParent(app, await seedAccountWithCart(services), {
  close: () => database.close(),
  events: ({ count }) => seedEvents(services, count),
});

function outOfReach(classes: Readonly<Record<string, RateLimitClass>>): Record<string, RateLimitClass> {
  const raised = Object.entries(classes).map(([name, limit]) => [
    name,
    { ...limit, requests: Number.MAX_SAFE_INTEGER },
  ]);
  return Object.fromEntries(raised) as Record<string, RateLimitClass>;
}
