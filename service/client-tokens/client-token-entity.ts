import type { ClientToken } from '@billing/types';
import type { Selectable } from 'kysely';

import type { ClientTokenRow } from '../storage/rows/checkout-rows.ts';

export function clientTokenEntity(row: Selectable<ClientTokenRow>): Required<ClientToken> {
  return {
    id: row.id,
    token: row.token,
    name: row.name,
    description: row.description,
    status: row.status,
    revoked_at: row.revoked_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
