import { finding, type Handlers } from '@billing/server';

import { apiKeyEntity } from '../auth/api-key-entity.ts';
import { allows } from '../auth/permissions.ts';
import { notFound } from '../common/not-found.ts';
import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import type { Services } from '../services.ts';

export function apiKeysHandlers({ db, rules: { environment } }: Services): Handlers<Context>['apiKeys'] {
  return {
    async list(request, { accountId, baseUrl }) {
      const { status, ...query } = request.query;
      const scope = db.selectFrom('api_keys').where('account_id', '=', accountId);
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), { status }),
        items: (rows) => rows.map((row) => apiKeyEntity(environment, row)),
      });
    },

    get: finding(
      async ({ path: { api_key_id: id }, newError }, { accountId, keyId, permissions }) => {
        if (id !== keyId && !allows(permissions, 'api_key.read'))
          throw newError('forbidden', 'The API key lacks the permission api_key.read, which it needs for other keys.');
        const row = await db
          .selectFrom('api_keys')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (row === undefined) throw notFound(newError, 'API key', id);
        return row;
      },
      async (request, _context, row) => ok(request, apiKeyEntity(environment, row)),
    ),
  };
}
