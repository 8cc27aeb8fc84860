import { timingSafeEqual } from 'node:crypto';

import type { Kysely } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { type AccountClock, accountClock } from '../common/account-clock.ts';
import { type Clock, timestamp } from '../common/clock.ts';
import type { Environment } from '../common/environment.ts';
import type { ServiceError } from '../common/errors.ts';
import type { Id } from '../ids/id.ts';
import { DatabaseUnavailableError } from '../storage/database-unavailable.ts';
import { statement } from '../storage/statement.ts';
import type { Tables } from '../storage/tables.ts';
import { hashApiKey, parseApiKey } from './api-key.ts';
import type { Caller } from './caller.ts';

/** `last_used_at` is updated at most this often, so that a busy key costs one write an hour instead of one per request. */
const LAST_USED_ACCURACY_MS = 3_600_000;

export interface AuthenticationContext {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly environment: Environment;
}

/**
 * Returns the caller that the `Authorization` header identifies. Nothing is cached, so revoking a key takes effect immediately.
 *
 * @throws ServiceError `invalid_token` when the key is missing, malformed, unknown, expired, revoked or of the other environment.
 */
export async function authenticate(context: AuthenticationContext, authorization: string | undefined): Promise<Caller> {
  const { db, environment } = context;
  const key = bearerToken(authorization);
  const parsed = parseApiKey(key);
  if (parsed === undefined)
    throw invalidToken(
      'The API key is malformed: its form or its checksum is wrong. Copy the whole key, svc_apikey_….',
    );
  if (parsed.environment !== environment) {
    throw invalidToken(
      `The API key belongs to the ${parsed.environment} environment, but this is the ${environment} environment. Use a key of this environment, or the other base URL.`,
    );
  }
  const [row] = await findKey(db, { id: parsed.id });
  if (row === undefined || !sameHash(row.key_hash, hashApiKey(key))) throw invalidToken('The API key does not exist.');
  const clock = accountClock(context.clock, row.test_clock_time);
  if (row.status === 'revoked') throw invalidToken('The API key was revoked. Create a new one.');
  if (row.status === 'expired' || (row.expires_at !== null && row.expires_at <= clock.now())) {
    throw invalidToken('The API key has expired. Create a new one.');
  }
  await recordUseIfPossible(db, clock, parsed.id, row.last_used_at);
  return {
    accountId: row.account_id,
    keyId: parsed.id,
    permissions: row.permissions,
    defaultVersion: row.default_api_version,
    clock,
  };
}

function bearerToken(authorization: string | undefined): string {
  const token = /^Bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
  if (token === undefined)
    throw invalidToken('The API key is missing. Send it as "Authorization: Bearer svc_apikey_…".');
  return token;
}

const findKey = statement((db, { id }: { readonly id: Id<'apikey_'> }) =>
  db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select([
      'api_keys.account_id',
      'api_keys.key_hash',
      'api_keys.status',
      'api_keys.expires_at',
      'api_keys.last_used_at',
      'api_keys.permissions',
      'accounts.default_api_version',
      'accounts.test_clock_time',
    ])
    .where('api_keys.id', '=', id),
);

function sameHash(stored: string, presented: string): boolean {
  return stored.length === presented.length && timingSafeEqual(Buffer.from(stored), Buffer.from(presented));
}

/** Requests that only read succeed while the database accepts no writes. */
async function recordUseIfPossible(...use: Parameters<typeof recordUse>): Promise<void> {
  try {
    await recordUse(...use);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
  }
}

/** The statement repeats the condition, so that only one of many concurrent requests writes. */
async function recordUse(
  db: Kysely<Tables>,
  clock: AccountClock,
  id: Id<'apikey_'>,
  lastUsed: string | null,
): Promise<void> {
  const now = clock.now();
  const due = timestamp(new Date(Date.parse(now) - LAST_USED_ACCURACY_MS));
  if (lastUsed !== null && lastUsed > due) return;
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', due)]))
    .execute();
}

function invalidToken(detail: string): ServiceError {
  return anyError('invalid_token', detail, { headers: { 'www-authenticate': 'Bearer' } });
}
