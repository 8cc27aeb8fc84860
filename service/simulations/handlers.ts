import { finding, type Handlers } from '@billing/server';

import { allRead } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { created, listed, ok } from '../http/envelope.ts';
import { skipsCount } from '../http/skip-count.ts';
import type { Services } from '../services.ts';
import { pageOrder } from '../storage/page-order.ts';
import { page } from '../storage/page.ts';
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
      const { id, notification_setting_id, status, order_by, after, per_page, ...left } = request.query;
      allRead(left);
      const scope = db.selectFrom('simulations').where('account_id', '=', accountId);
      let matching = scope.selectAll();
      if (id !== undefined) matching = matching.where('id', 'in', id);
      if (notification_setting_id !== undefined) {
        matching = matching.where('notification_setting_id', 'in', notification_setting_id);
      }
      matching = matching.where('status', 'in', status);
      const rows = await page(db, {
        scope,
        matching,
        order: pageOrder(order_by),
        after,
        perPage: per_page,
        skipCount: skipsCount(request),
        newError: request.newError,
      });
      return listed(request, baseUrl, rows, simulationEntity);
    },

    async create(request, caller) {
      const simulation = await db
        .transaction()
        .execute((trx) => createSimulation(request.newError, trx, services, caller, request.body));
      return created(request, simulation);
    },

    async get(request, { accountId }) {
      return ok(
        request,
        simulationEntity(await findSimulation(request.newError, db, accountId, request.path.simulation_id)),
      );
    },

    update: finding(
      ({ path, newError }, { accountId }) => findSimulation(newError, db, accountId, path.simulation_id),
      async (request, caller, before) => {
        const change = db.transaction();
        return ok(
          request,
          await change.execute((trx) =>
            changeSimulation(request.newError, trx, services, caller, before, request.body),
          ),
        );
      },
    ),
  };
}
