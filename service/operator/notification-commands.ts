import { eventCatalogue } from '@billing/server';

import { timestamp } from '../clock.ts';
import { newId } from '../ids/id.ts';
import { createSetting, type NewSetting } from '../notification-settings/create-setting.ts';
import { OperatorError } from '../operator-error.ts';
import type { Services } from '../services.ts';
import { simulationEventEntity, simulationRunEntity } from '../simulations/simulation-entities.ts';
import { toJson } from '../storage/columns.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';
import { given, type Input } from './input.ts';

const destinationCreate: Command = {
  name: 'destination create',
  summary: 'Makes a notification destination and prints it with its secret.',
  options: [
    accountOption,
    { name: 'description', placeholder: 'TEXT', required: true, meaning: 'what it is, 1 to 500 characters' },
    { name: 'url', placeholder: 'URL', meaning: 'where webhooks go; this or --email' },
    { name: 'email', placeholder: 'ADDRESS', meaning: 'where e-mails go' },
    { name: 'events', placeholder: 'TYPES', required: true, meaning: 'event types, comma-separated, or "all"' },
    { name: 'traffic', placeholder: 'SOURCE', meaning: 'platform (default), simulation or all' },
    { name: 'sensitive', meaning: 'sensitive fields are sent as they are' },
    { name: 'inactive', meaning: 'nothing is sent until it is activated' },
  ],
  examples: [
    'destination create --description "Shop backend" --url https://shop.example.com/hooks --events customer.created,customer.updated',
    'destination create --description Finance --email finance@example.com --events invoice.paid',
  ],
  async run(services, input) {
    const { id } = await findAccount(services.db, input);
    return services.db.transaction().execute((trx) => createSetting(trx, services, id, settingOf(input)));
  },
};

function settingOf(input: Input): NewSetting {
  const [url, email] = [input.optional('url'), input.optional('email')];
  const destination = url ?? email;
  if (destination === undefined || (url !== undefined && email !== undefined))
    throw new OperatorError('Give one of --url and --email.');
  return {
    description: input.text('description'),
    type: url === undefined ? 'email' : 'url',
    destination,
    subscribed_events: eventTypesOf(input),
    active: !input.flag('inactive'),
    include_sensitive_fields: input.flag('sensitive'),
    ...given({ traffic_source: input.optional('traffic') as NewSetting['traffic_source'] }),
  };
}

function eventTypesOf(input: Input): string[] {
  const known = Object.keys(eventCatalogue);
  if (input.text('events') === 'all') return known;
  const names = [...new Set(input.list('events'))];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new OperatorError(`There is no event type "${unknown}".`);
  return names;
}

const simulationCreate: Command = {
  name: 'simulation create',
  summary: 'Stores a simulation with one finished run, to read back; nothing is sent.',
  options: [
    accountOption,
    { name: 'destination', placeholder: 'ID', required: true, meaning: 'the destination it names' },
    {
      name: 'type',
      placeholder: 'TYPE',
      required: true,
      meaning: 'event type, or scenario such as subscription_creation',
    },
    { name: 'name', placeholder: 'TEXT', meaning: 'default: the type' },
    {
      name: 'events',
      placeholder: 'TYPES',
      meaning: 'event types that the run played, comma-separated; default: the type',
    },
    { name: 'payload', placeholder: 'JSON', required: true, meaning: 'the data of each event' },
  ],
  examples: [
    `simulation create --destination ntfset_01jg8test00000000000000001 --type customer.created --payload '{"id":"ctm_01jg8test00000000000000003"}'`,
  ],
  async run(services, input) {
    const { id } = await findAccount(services.db, input);
    return storeFinishedSimulation(services, id, input);
  },
};

async function storeFinishedSimulation({ db, clock }: Services, account_id: string, input: Input): Promise<object> {
  const now = timestamp(clock.now());
  const row = { account_id, created_at: now, updated_at: now };
  const type = input.text('type');
  const payload = input.object('payload') ?? {};
  const simulation = {
    ...row,
    id: newId('ntfsim_', clock),
    type,
    name: input.optional('name') ?? type,
    last_run_at: now,
    notification_setting_id: input.id('destination', 'ntfset_'),
    payload: type.includes('.') ? toJson(payload) : null,
  };
  const run = {
    ...row,
    id: newId('ntfsimrun_', clock),
    simulation_id: simulation.id,
    status: 'completed' as const,
    type,
  };
  const events = (input.list('events') ?? [type]).map((event_type) => {
    const id = newId('ntfsimevt_', clock);
    const body = {
      event_id: id,
      event_type,
      occurred_at: now,
      notification_id: newId('ntfsimntf_', clock),
      data: payload,
    };
    return {
      ...row,
      id,
      simulation_run_id: run.id,
      status: 'success' as const,
      event_type,
      payload: toJson(payload),
      request: toJson({ body: JSON.stringify(body) }),
      response: toJson({ body: '', status_code: 200 }),
    };
  });
  return db.transaction().execute(async (trx) => {
    await trx.insertInto('simulations').values(simulation).execute();
    const storedRun = await trx.insertInto('simulation_runs').values(run).returningAll().executeTakeFirstOrThrow();
    const storedEvents = await trx.insertInto('simulation_events').values(events).returningAll().execute();
    return {
      simulation_id: simulation.id,
      run: simulationRunEntity(storedRun),
      events: storedEvents.map(simulationEventEntity),
    };
  });
}

export const notificationCommands: readonly Command[] = [destinationCreate, simulationCreate];
