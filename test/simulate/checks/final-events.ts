import type { SimulatedDatabase } from '../database/simulated-database.ts';
import type { World } from '../world/world.ts';

interface EventView {
  readonly id: string;
  readonly type: string;
  readonly entity: string;
  readonly status: string | null;
}

interface Entity {
  readonly id: string;
  readonly status: string;
  readonly origin: string | null;
}

/** Which events an entity has once in the end, by its table: of those of each type. */
const ONCE: Readonly<Record<string, (entity: Entity) => boolean>> = {
  'customer.created': () => true,
  'subscription.created': () => true,
  'subscription.canceled': ({ status }) => status === 'canceled',
  'subscription.paused': ({ status }) => status === 'paused',
  'transaction.created': () => true,
  'transaction.paid': ({ status }) => status === 'completed',
  'transaction.completed': ({ status }) => status === 'completed',
  'transaction.canceled': ({ status }) => status === 'canceled',
};

/**
 * Compares the events with the entities: each change has its event, once, and no event reports what did not
 * happen. Every event has a notification for each destination that subscribes to it.
 */
export async function checkEvents(
  { findings }: World,
  database: SimulatedDatabase,
  acknowledged: readonly string[],
): Promise<void> {
  const events = await database.read<EventView>(
    `select id, type, data::json ->> 'id' as entity, data::json ->> 'status' as status from events order by id`,
  );
  const counts = Map.groupBy(events, ({ type, entity }) => `${type} ${entity}`);
  for (const kind of ['customer', 'subscription', 'transaction']) {
    const origin = kind === 'transaction' ? 'origin' : 'null';
    const entities = await database.read<Entity>(`select id, status, ${origin} as origin from ${kind}s order by id`);
    const known = new Set(entities.map(({ id }) => id));
    for (const { type, entity } of events)
      if (type.startsWith(`${kind}.`) && !known.has(entity))
        findings.add('an event is about nothing', `${type} ${entity}`);
    for (const [type, holds] of Object.entries(ONCE)) {
      if (!type.startsWith(`${kind}.`)) continue;
      for (const entity of entities) {
        const times = counts.get(`${type} ${entity.id}`)?.length ?? 0;
        if (times !== (holds(entity) ? 1 : 0))
          findings.add('an event is missing, or occurs twice', `${type} ${entity.id} ${entity.status}: ${times}`);
      }
    }
    for (const { id, status } of entities) {
      const last = events.findLast(({ type, entity }) => entity === id && type.startsWith(`${kind}.`));
      if (last !== undefined && last.status !== null && last.status !== status)
        findings.add(
          'the last event shows another status than the entity',
          `${id} ${status}, ${last.type} ${last.status}`,
        );
    }
  }
  const missing = await database.read<{ id: string; setting: string; times: number }>(`
    select e.id, s.id as setting, count(n.id)::int as times from events e
    join notification_settings s on s.account_id = e.account_id and e.type = any(s.subscribed_events)
    left join notifications n on n.event_id = e.id and n.notification_setting_id = s.id
    group by 1, 2 having count(n.id) <> 1`);
  for (const { id, setting, times } of missing)
    findings.add('an event does not have one notification for each destination', `${id} ${setting}: ${times}`);
  const emails = new Set(
    (await database.read<{ email: string }>('select email from customers')).map(({ email }) => email),
  );
  for (const email of acknowledged) if (!emails.has(email)) findings.add('an acknowledged change is lost', email);
}
