import type { EventType, Handlers } from '@billing/server';
import type { Event } from '@billing/types';
import type { Selectable } from 'kysely';

import { allRead } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import { listed } from '../http/envelope.ts';
import { skipsCount } from '../http/skip-count.ts';
import { oldestKept } from '../storage/retention.ts';
import type { Services } from '../services.ts';
import { pageOrder } from '../storage/page-order.ts';
import { page } from '../storage/page.ts';
import type { EventRow } from '../storage/rows/notification-rows.ts';

export function eventsHandlers({ db, clock }: Services): Handlers<Context>['events'] {
  return {
    async list(request, { accountId, baseUrl }) {
      const { event_type, order_by, after, per_page, ...left } = request.query;
      allRead(left);
      const scope = db
        .selectFrom('events')
        .where('account_id', '=', accountId)
        .where('id', '>=', oldestKept('evt_', clock));
      const all = scope.selectAll();
      const rows = await page(db, {
        scope,
        matching: event_type === undefined ? all : all.where('type', 'in', event_type),
        order: pageOrder(order_by),
        after,
        perPage: per_page,
        skipCount: skipsCount(request),
        newError: request.newError,
      });
      return listed(request, baseUrl, rows, eventEntity);
    },
  };
}

function eventEntity(row: Selectable<EventRow>): Event {
  return {
    event_id: row.id,
    event_type: row.type as EventType,
    occurred_at: row.occurred_at,
    data: JSON.parse(row.data) as Event['data'],
  };
}
