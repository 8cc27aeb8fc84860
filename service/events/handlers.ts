import type { EventType, Handlers } from '@billing/server';
import type { Event } from '@billing/types';
import type { Selectable } from 'kysely';

import type { Context } from '../http/context.ts';
import { filtered, listPage } from '../http/list-page.ts';
import { oldestRetained, retainedSince } from '../storage/retention.ts';
import type { Services } from '../services.ts';
import type { EventRow } from '../storage/rows/notification-rows.ts';

export function eventsHandlers({ db }: Services): Handlers<Context>['events'] {
  return {
    async list(request, { accountId, baseUrl, clock }) {
      const { event_type: type, ...query } = request.query;
      const scope = db
        .selectFrom('events')
        .where('account_id', '=', accountId)
        .where('id', '>=', oldestRetained('evt_', clock))
        // Elsewhere the id says it, and an index holds all that counting needs.
        .$if(clock.isTest, (query) => query.where('occurred_at', '>=', retainedSince(clock)));
      return listPage(request, query, {
        db,
        baseUrl,
        scope,
        matching: filtered(scope.selectAll(), { type }),
        dailyIds: { prefix: 'evt_', now: clock.system.now() },
        items: (rows) => rows.map(eventEntity),
      });
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
