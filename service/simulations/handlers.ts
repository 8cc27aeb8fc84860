import { finding, type Handlers } from '@billing/server';

import type { Context } from '../http/context.ts';
import { created, ok } from '../http/envelope.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { changeOnce } from '../idempotency/change-once.ts';
import type { Services } from '../services.ts';
import { changeSimulation } from './change-simulation.ts';
import { createSimulation } from './create-simulation.ts';
import { findSimulation } from './find-simulation.ts';
import { simulationTypes } from './plan/simulation-types.ts';
import { simulationEntity } from './simulation-entities.ts';

export function simulationTypesHandlers(): Handlers<Context>['simulationTypes'] {
  return {
    async list(request) {
      return ok(request, [...simulationTypes]);
    },
  };
}

export function simulationsHandlers(services: Services): Handlers<Context>['simulations'] {
  const { db } = services;
  return {
    async list(request, { accountId, baseUrl }) {
      const { id, notification_setting_id, status, ...query } = request.query;
      const scope = db.selectFrom('simulations').where('account_id', '=', accountId);
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), { id, notification_setting_id, status }),
        items: (rows) => rows.map(simulationEntity),
      });
    },

    async create({ body, ...request }, caller) {
      return changeOnce(services, request, caller, async (trx, own) =>
        created(request, await createSimulation(request.newError, trx, own, caller, body)),
      );
    },

    async get(request, { accountId }) {
      return ok(
        request,
        simulationEntity(await findSimulation(request.newError, db, accountId, request.path.simulation_id)),
      );
    },

    update: finding(
      ({ path, newError }, { accountId }) => findSimulation(newError, db, accountId, path.simulation_id),
      async ({ body, ...request }, caller, before) =>
        changeOnce(services, request, caller, async (trx, own) =>
          ok(request, await changeSimulation(request.newError, trx, own, caller, before, body)),
        ),
    ),
  };
}
