import type { Selectable } from 'kysely';

import type { Environment } from '../common/environment.ts';
import type { ApiKeyRow } from '../storage/rows/account-rows.ts';
import { obfuscatedApiKey } from './api-key.ts';

/** An API key as the API and its events show it: with the secret part obfuscated. */
export function apiKeyEntity(environment: Environment, row: Selectable<ApiKeyRow>) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    key: obfuscatedApiKey(environment, row.id),
    status: row.status,
    permissions: row.permissions,
    expires_at: row.expires_at,
    last_used_at: row.last_used_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
