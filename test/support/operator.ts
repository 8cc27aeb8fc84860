import { randomUUID } from 'node:crypto';

import type { NotificationSetting } from '@billing/types';
import type { Validator } from '@billing/validators';
import { afterAll, beforeAll, expect } from 'vitest';

import { anyError } from '../../service/common/any-error.ts';
import { timestamp } from '../../service/common/clock.ts';
import { newId } from '../../service/ids/id.ts';
import { OperatorError } from '../../service/common/operator-error.ts';
import { createSetting } from '../../service/notification-settings/create-setting.ts';
import { runCommand } from '../../service/operator/run-command.ts';
import type { CustomerRow } from '../../service/storage/rows/customer-rows.ts';
import { eachEngine } from './database.ts';
import type { ManualClock } from './manual-clock.ts';
import { testServices } from './services.ts';
import { inSystemTime, type Services } from '../../service/services.ts';

export type Values = Record<string, string | boolean | readonly string[]>;
export type Entity = Record<string, unknown> & { id: string };

interface Emitted {
  readonly type: string;
  readonly data: Entity;
}

export interface Operator {
  readonly services: Services & { readonly clock: ManualClock };
  run(name: string, values?: Values, ...positionals: string[]): Promise<Entity>;
  /** The same for a command that finds nothing to change, and so has no entry in the audit trail. */
  runUnchanged(name: string, values: Values, ...positionals: string[]): Promise<Entity>;
  /** The message that the command is refused with. */
  rejection(name: string, values: Values, ...positionals: string[]): Promise<string>;
  /** All events so far. */
  events(): Promise<Emitted[]>;
  /** What `action` emitted. */
  emitted(action: () => Promise<unknown>): Promise<Emitted[]>;
  newCustomer(): Promise<CustomerRow['id']>;
  newProduct(status?: 'active' | 'archived'): Promise<string>;
  /** A destination of type url, as the API makes them. */
  newDestination(events: readonly string[]): Promise<NotificationSetting['id']>;
}

/**
 * Declares tests of operator commands on an account `acme`, once for each engine. At the end every event has
 * to have its shape.
 */
export function eachOperator(name: string, body: (operator: () => Operator) => void): void {
  eachEngine(name, (database) => {
    let operator: Operator | undefined;
    beforeAll(async () => {
      operator = operatorOf(testServices(database()));
      await operator.run('account create', { id: 'acme', name: 'Acme' });
    });
    afterAll(async () => {
      if (operator !== undefined) await checkEvents(operator);
    });
    body(() => {
      if (operator === undefined)
        throw new Error('The operator is there once the tests run, not while they are declared.');
      return operator;
    });
  });
}

function operatorOf(services: Operator['services']): Operator {
  const { db, clock } = services;
  const recorded = async (entries: number, name: string, values: Values, positionals: string[]) => {
    const before = await entriesOf(services, name);
    const result = (await runCommand(services, { name, values, positionals })) as Entity;
    const left = (await entriesOf(services, name)) - before;
    expect(left, `entries of ${name} in the audit trail`).toBe(entries);
    return result;
  };
  const run: Operator['run'] = (name, values = {}, ...positionals) =>
    recorded(READING.has(name) ? 0 : 1, name, values, positionals);
  return {
    services,
    run,
    runUnchanged: (name, values, ...positionals) => recorded(0, name, values, positionals),
    async rejection(name, values, ...positionals) {
      const error = await run(name, values, ...positionals).catch((caught: unknown) => caught);
      if (error instanceof OperatorError) return error.message;
      throw new Error(`${name} was to be refused`, { cause: error });
    },
    events: () => eventsOf(services),
    async emitted(action) {
      const before = (await eventsOf(services)).length;
      await action();
      return (await eventsOf(services)).slice(before);
    },
    async newCustomer() {
      const id = newId('ctm_', clock);
      const now = timestamp(clock.now());
      const customer = { account_id: 'acme', id, email: `${id}@example.com`, created_at: now, updated_at: now };
      await db.insertInto('customers').values(customer).execute();
      return id;
    },
    async newProduct(status = 'active') {
      const id = newId('pro_', clock);
      const now = timestamp(clock.now());
      const product = {
        account_id: 'acme',
        id,
        name: 'Plan',
        tax_category: 'saas',
        status,
        created_at: now,
        updated_at: now,
      };
      await db.insertInto('products').values(product).execute();
      return id;
    },
    async newDestination(events) {
      const setting = {
        description: 'Under test',
        type: 'url' as const,
        destination: `https://${randomUUID()}.example.com/`,
        subscribed_events: [...events],
      };
      return (
        await db.transaction().execute((trx) => createSetting(anyError, trx, inSystemTime(services), 'acme', setting))
      ).id;
    },
  };
}

/** Commands that change nothing. */
const READING = new Set(['account list', 'api-key list', 'notification list', 'notification show', 'audit']);

async function entriesOf({ db }: Services, operation: string): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entries')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('operation', '=', operation)
    .where('actor_type', '=', 'operator')
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function eventsOf({ db }: Services): Promise<Emitted[]> {
  const rows = await db.selectFrom('events').select(['type', 'data']).orderBy('id').execute();
  return rows.map(({ type, data }) => ({ type, data: JSON.parse(data) as Entity }));
}

async function checkEvents({ services }: Operator): Promise<void> {
  for (const { type, data } of await eventsOf(services)) {
    const module = (await import(`@billing/validators/events/${type}.v1`)) as Record<string, Validator<unknown>>;
    const [validator] = Object.values(module);
    const payload = {
      event_id: newId('evt_', services.clock),
      event_type: type,
      occurred_at: '2026-03-02T09:30:00.000000Z',
      data,
    };
    expect({ type, ...validator?.validate(payload) }).toMatchObject({ type, ok: true });
  }
}
