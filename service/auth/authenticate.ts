import { timingSafeEqual } from 'node:crypto';

import type { Kysely } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { accountClock } from '../common/account-clock.ts';
import type { Clock } from '../common/clock.ts';
import type { Environment } from '../common/environment.ts';
import type { ServiceError } from '../common/errors.ts';
import type { Id } from '../ids/id.ts';
import { statement } from '../storage/statement.ts';
import type { Tables } from '../storage/tables.ts';
import { allowsAddress } from './allowed-addresses.ts';
import { hashApiKey, parseApiKey } from './api-key.ts';
import type { Caller } from './caller.ts';
import type { KeyUses } from './key-uses.ts';

export interface AuthenticationContext {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly environment: Environment;
  readonly uses: Pick<KeyUses, 'record'>;
}

/** What a client has sent, and from where. */
export interface Credentials {
  /** The header `Authorization`. */
  readonly authorization: string | undefined;
  /** Of the client, as trusted proxies give it. */
  readonly address: string;
}

/**
 * Returns the caller that the `Authorization` header identifies. Nothing is cached, so revoking a key takes
 * effect immediately.
 *
 * @throws ServiceError `invalid_token` when the key is missing, malformed, unknown, expired, revoked or of
 *   the other environment, or its account is closed; `forbidden` when it may not be used from the address.
 */
export async function authenticate(
  context: AuthenticationContext,
  { authorization, address }: Credentials,
): Promise<Caller> {
  const { db, environment, uses } = context;
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
  if (row.closed_at !== null)
    throw invalidToken('The account of this API key is closed. Contact the operator of the service to reopen it.');
  if (!allowsAddress(row.allowed_ips, address)) {
    throw anyError(
      'forbidden',
      `The API key can't be used from the address ${address}: it is restricted to other networks. Use it from one of those, or ask the operator of the service to allow this one.`,
    );
  }
  uses.record(parsed.id, clock, row.last_used_at);
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
      'api_keys.allowed_ips',
      'accounts.default_api_version',
      'accounts.test_clock_time',
      'accounts.closed_at',
    ])
    .where('api_keys.id', '=', id),
);

function sameHash(stored: string, presented: string): boolean {
  return stored.length === presented.length && timingSafeEqual(Buffer.from(stored), Buffer.from(presented));
}

function invalidToken(detail: string): ServiceError {
  return anyError('invalid_token', detail, { headers: { 'www-authenticate': 'Bearer' } });
}
