import type { Handlers } from '@billing/server';

import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import { eventTypeEntity, eventTypeNames } from './event-type-entity.ts';

export function eventTypesHandlers(): Handlers<Context>['eventTypes'] {
  const data = eventTypeNames.map(eventTypeEntity);
  return { list: async (request) => ok(request, data) };
}
