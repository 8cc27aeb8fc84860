import type { ApiVersion, NotificationSetting, NotificationSettingCreate, TrafficSource } from '@billing/types';

import type { CommandOption } from '../terminal/command-text.ts';
import { defined, type Input } from '../terminal/input.ts';
import { resultText } from '../terminal/result-text.ts';
import { table } from '../terminal/table.ts';
import { UsageError } from '../terminal/usage-error.ts';
import type { Command } from './command.ts';
import { eventTypesOf } from './event-types.ts';

const EXAMPLE_ID = 'ntfset_01jg8test00000000000000001';
const TRAFFIC = ['platform', 'simulation', 'all'] as const;

const list: Command = {
  name: 'destinations list',
  summary: 'Lists notification destinations, newest first.',
  options: [
    { name: 'active', placeholder: 'true|false', meaning: 'only active, or only inactive ones' },
    { name: 'secrets', meaning: 'include their secrets' },
  ],
  examples: ['destinations list', 'destinations list --active true --json'],
  async run({ client, print }, input) {
    const active = input.boolean('active');
    const found = await Array.fromAsync(
      client.notificationSettings.list({ query: { per_page: 200, ...defined({ active }) } }),
    );
    const withSecrets = input.flag('secrets');
    const rows = found.map((setting) => [
      setting.id,
      setting.active ? 'active' : 'inactive',
      setting.traffic_source,
      setting.destination,
      setting.description,
      ...(withSecrets ? [setting.endpoint_secret_key] : []),
    ]);
    const settings = withSecrets ? found : found.map(withoutSecret);
    print(settings, rows.length === 0 ? 'There are no destinations. Try: destinations create --help\n' : table(rows));
  },
};

function withoutSecret({ endpoint_secret_key: _, ...rest }: NotificationSetting) {
  return rest;
}

const changeable: readonly CommandOption[] = [
  {
    name: 'traffic',
    placeholder: 'SOURCE',
    meaning: `${TRAFFIC.join(', ')}: real events, simulated events, or both`,
  },
  { name: 'api-version', placeholder: 'N', meaning: 'the version of payloads' },
];

const create: Command = {
  name: 'destinations create',
  summary: 'Creates a destination and prints it with its secret.',
  options: [
    { name: 'description', placeholder: 'TEXT', required: true, meaning: 'description, 1 to 500 characters' },
    { name: 'url', placeholder: 'URL', meaning: 'URL for webhooks; either this or --email' },
    { name: 'email', placeholder: 'ADDRESS', meaning: 'address for e-mails' },
    { name: 'events', placeholder: 'TYPES', required: true, meaning: 'event types, comma-separated, or "all"' },
    ...changeable,
    { name: 'sensitive', meaning: 'include sensitive fields; by default they are masked (masked@masked.invalid)' },
    { name: 'inactive', meaning: 'send nothing until it is activated' },
  ],
  examples: [
    'destinations create --description "Shop backend" --url https://shop.example.com/hooks --events customer.created,customer.updated',
    'destinations create --description Finance --email finance@example.com --events invoice.paid',
  ],
  async run({ client, print }, input) {
    const { data } = await client.notificationSettings.create({ body: settingOf(input) });
    print(data, settingText(data));
  },
};

function settingOf(input: Input): NotificationSettingCreate {
  const [url, email] = [input.optional('url'), input.optional('email')];
  const destination = url ?? email;
  if (destination === undefined || (url !== undefined && email !== undefined))
    throw new UsageError('Set either --url or --email.');
  return {
    description: input.text('description'),
    type: url === undefined ? 'email' : 'url',
    destination,
    subscribed_events: eventTypesOf(input, 'events') ?? [],
    active: !input.flag('inactive'),
    include_sensitive_fields: input.flag('sensitive'),
    ...defined({
      traffic_source: trafficOf(input),
      api_version: input.integer('api-version') as ApiVersion | undefined,
    }),
  };
}

const update: Command = {
  name: 'destinations update',
  summary: 'Changes the given members of a destination.',
  positionals: ['<id>'],
  options: [
    { name: 'description', placeholder: 'TEXT', meaning: 'description, 1 to 500 characters' },
    { name: 'to', placeholder: 'ADDRESS', meaning: 'URL or e-mail address, also for pending notifications' },
    { name: 'active', placeholder: 'true|false', meaning: 'false ends pending notifications' },
    {
      name: 'events',
      placeholder: 'TYPES',
      meaning: 'replaces the event types: comma-separated, "all", or "" for none',
    },
    ...changeable,
    { name: 'sensitive', placeholder: 'true|false', meaning: 'whether to include sensitive fields' },
  ],
  examples: [
    `destinations update ${EXAMPLE_ID} --active false`,
    `destinations update ${EXAMPLE_ID} --to https://shop.example.com/new-hooks --events customer.created,invoice.paid`,
  ],
  async run({ client, print }, input) {
    const id = input.positionalId(0, 'ntfset_');
    const body = defined({
      description: input.optional('description'),
      destination: input.optional('to'),
      active: input.boolean('active'),
      subscribed_events: eventTypesOf(input, 'events'),
      traffic_source: trafficOf(input),
      api_version: input.integer('api-version') as ApiVersion | undefined,
      include_sensitive_fields: input.boolean('sensitive'),
    });
    if (Object.keys(body).length === 0) throw new UsageError('No change given. Try --help.');
    const { data } = await client.notificationSettings.update({ path: { notification_setting_id: id }, body });
    print(withoutSecret(data), settingText(withoutSecret(data)));
  },
};

const rotate: Command = {
  name: 'destinations rotate-secret',
  summary: 'Rotates the secret of a destination and prints the new one; the old one also signs for a while.',
  positionals: ['<id>'],
  options: [
    {
      name: 'overlap',
      placeholder: 'SECONDS',
      meaning: 'how long both secrets sign, 0 to 604800 (default 86400, a day); use 0 after a leak',
    },
  ],
  examples: [`destinations rotate-secret ${EXAMPLE_ID}`, `destinations rotate-secret ${EXAMPLE_ID} --overlap 0`],
  async run({ client, print }, input) {
    const path = { notification_setting_id: input.positionalId(0, 'ntfset_') };
    const overlap_seconds = input.integer('overlap');
    const body = defined({ overlap_seconds });
    const { data } = await client.notificationSettings.rotateSecret({ path, body });
    const { id, endpoint_secret_key, previous_secret_expires_at } = data;
    print(data, resultText({ id, endpoint_secret_key, previous_secret_expires_at }));
  },
};

const remove: Command = {
  name: 'destinations delete',
  summary: 'Deletes a destination with its notifications and their logs, including pending ones.',
  positionals: ['<id>'],
  options: [],
  examples: [`destinations delete ${EXAMPLE_ID}`],
  async run({ client, print }, input) {
    const id = input.positionalId(0, 'ntfset_');
    await client.notificationSettings.delete({ path: { notification_setting_id: id } });
    print({ id, deleted: true });
  },
};

function trafficOf(input: Input): TrafficSource | undefined {
  const value = input.optional('traffic');
  return value === undefined ? undefined : input.choice('--traffic', value, TRAFFIC);
}

/** Lists event types by name, without descriptions. */
function settingText(setting: Omit<NotificationSetting, 'endpoint_secret_key'>): string {
  return resultText({ ...setting, subscribed_events: setting.subscribed_events.map(({ name }) => name) });
}

export const destinationCommands: readonly Command[] = [list, create, update, rotate, remove];
