import { finding, type Handlers } from '@billing/server';

import type { NewError } from '../common/errors.ts';
import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { clientTokenEntity } from './client-token-entity.ts';
import { createClientToken } from './create-client-token.ts';
import { findClientToken } from './find-client-token.ts';
import { updateClientToken } from './update-client-token.ts';

interface TokenPath {
  readonly path: { readonly client_token_id: string };
  readonly newError: NewError<'not_found'>;
}

export function clientTokensHandlers(services: Services): Handlers<Context>['clientTokens'] {
  const { db } = services;
  const tokenInPath = ({ path, newError }: TokenPath, { accountId }: Context) =>
    findClientToken(newError, db, accountId, path.client_token_id);
  return {
    async list(request, { accountId, baseUrl }) {
      const { status, ...query } = request.query;
      const scope = db.selectFrom('client_tokens').where('account_id', '=', accountId);
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), { status }),
        items: (rows) => rows.map(clientTokenEntity),
      });
    },

    async create({ body, ...request }, caller) {
      return changeOnce(services, request, caller, async (trx, own) =>
        created(request, await createClientToken(trx, own, caller.accountId, body)),
      );
    },

    get: finding(tokenInPath, async (request, _context, token) => ok(request, clientTokenEntity(token))),

    update: finding(tokenInPath, async ({ body, ...request }, caller, before) =>
      changeOnce(services, request, caller, async (trx, own) =>
        ok(request, await updateClientToken(request.newError, trx, own, before, body)),
      ),
    ),
  };
}
