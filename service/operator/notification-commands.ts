import { eventCatalogue } from '@billing/server';

import { createSetting, type NewSetting } from '../notification-settings/create-setting.ts';
import { OperatorError } from '../basics/operator-error.ts';
import { storeFinishedSimulation } from '../simulations/store-finished-simulation.ts';
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
    const type = input.text('type');
    const simulation = {
      type,
      destination: input.id('destination', 'ntfset_'),
      name: input.optional('name') ?? type,
      events: input.list('events') ?? [type],
      payload: input.object('payload') ?? {},
    };
    return services.db.transaction().execute((trx) => storeFinishedSimulation(trx, services, id, simulation));
  },
};

export const notificationCommands: readonly Command[] = [destinationCreate, simulationCreate];
