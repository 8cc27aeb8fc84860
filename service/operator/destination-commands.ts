import { NotificationSettingUpdate } from '@billing/validators/schemas/NotificationSettingUpdate';
import type { Selectable } from 'kysely';

import { checked } from '../basics/checked.ts';
import { OperatorError } from '../basics/operator-error.ts';
import { changeSetting } from '../notification-settings/change-setting.ts';
import { createSetting, type NewSetting } from '../notification-settings/create-setting.ts';
import { deleteSetting } from '../notification-settings/delete-setting.ts';
import { findSetting } from '../notification-settings/find-setting.ts';
import { rotateSecret } from '../notification-settings/rotate-secret.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';
import { accountOption, type Command } from './command.ts';
import { eventTypesOf } from './event-types.ts';
import { findAccount } from './find-account.ts';
import { given, type Input } from './input.ts';

const EXAMPLE_ID = 'ntfset_01jg8test00000000000000001';

const create: Command = {
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
    subscribed_events: eventTypesOf(input) ?? [],
    active: !input.flag('inactive'),
    include_sensitive_fields: input.flag('sensitive'),
    ...given({ traffic_source: input.optional('traffic') as NewSetting['traffic_source'] }),
  };
}

const list: Command = {
  name: 'destination list',
  summary: 'Shows the destinations of an account, oldest first, without their secrets.',
  options: [accountOption],
  examples: ['destination list', 'destination list --account acme --json'],
  async run({ db }, input) {
    const { id } = await findAccount(db, input);
    return db
      .selectFrom('notification_settings')
      .select([
        'id',
        'description',
        'type',
        'destination',
        'active',
        'api_version',
        'include_sensitive_fields',
        'subscribed_events',
        'traffic_source',
        'previous_secret_expires_at',
        'created_at',
        'updated_at',
      ])
      .where('account_id', '=', id)
      .orderBy('id')
      .execute();
  },
};

const update: Command = {
  name: 'destination update',
  summary: 'Changes a destination, as PATCH does; what is not given stays as it is.',
  positionals: ['<id>'],
  options: [
    accountOption,
    { name: 'description', placeholder: 'TEXT', meaning: 'what it is, 1 to 500 characters' },
    { name: 'url', placeholder: 'URL', meaning: 'where webhooks go, also those that are still to be sent' },
    { name: 'email', placeholder: 'ADDRESS', meaning: 'the same for a destination of type email' },
    { name: 'active', placeholder: 'true|false', meaning: 'false ends what is still to be sent' },
    {
      name: 'events',
      placeholder: 'TYPES',
      meaning: 'all event types from now on, comma-separated, "all", or "" for none',
    },
    { name: 'traffic', placeholder: 'SOURCE', meaning: 'platform, simulation or all' },
    { name: 'sensitive', placeholder: 'true|false', meaning: 'whether sensitive fields are sent as they are' },
    { name: 'api-version', placeholder: 'N', meaning: 'which shape payloads have from now on' },
  ],
  examples: [
    `destination update ${EXAMPLE_ID} --active false`,
    `destination update ${EXAMPLE_ID} --url https://shop.example.com/new-hooks --events customer.created,invoice.paid`,
  ],
  async run(services, input) {
    const { id: accountId } = await findAccount(services.db, input);
    const before = await findSetting(services.db, accountId, input.positionalId(0, 'ntfset_'));
    return changeSetting(services, accountId, before, checked(NotificationSettingUpdate, changesOf(before, input)));
  },
};

function changesOf({ id, type }: Selectable<NotificationSettingRow>, input: Input): object {
  const other = type === 'url' ? 'email' : 'url';
  if (input.optional(other) !== undefined)
    throw new OperatorError(`${id} is of type ${type}, which can't change: give --${type} instead of --${other}.`);
  const changes = given({
    description: input.optional('description'),
    destination: input.optional(type),
    active: booleanOf(input, 'active'),
    api_version: input.integer('api-version'),
    include_sensitive_fields: booleanOf(input, 'sensitive'),
    subscribed_events: eventTypesOf(input),
    traffic_source: input.optional('traffic'),
  });
  if (Object.keys(changes).length === 0) throw new OperatorError('Say what to change. Try --help.');
  return changes;
}

function booleanOf(input: Input, name: string): boolean | undefined {
  const value = input.optional(name);
  return value === undefined ? undefined : input.choice(`--${name}`, value, ['true', 'false']) === 'true';
}

const rotate: Command = {
  name: 'destination rotate-secret',
  summary: 'Gives a destination a new secret and prints it; the older one signs as well for a while.',
  positionals: ['<id>'],
  options: [
    accountOption,
    {
      name: 'overlap',
      placeholder: 'SECONDS',
      meaning: 'how long both sign, 0 to 604800; default 86400, a day; 0 after a leak: the older one stops at once',
    },
  ],
  examples: [`destination rotate-secret ${EXAMPLE_ID}`, `destination rotate-secret ${EXAMPLE_ID} --overlap 0`],
  async run(services, input) {
    const { id: accountId } = await findAccount(services.db, input);
    const id = input.positionalId(0, 'ntfset_');
    return rotateSecret(services.db, services, accountId, id, input.integer('overlap'));
  },
};

const remove: Command = {
  name: 'destination delete',
  summary: 'Removes a destination with its notifications and their attempts, and stops what is still to be sent.',
  positionals: ['<id>'],
  options: [accountOption],
  examples: [`destination delete ${EXAMPLE_ID}`],
  async run({ db }, input) {
    const { id: accountId } = await findAccount(db, input);
    const id = input.positionalId(0, 'ntfset_');
    await db.transaction().execute((trx) => deleteSetting(trx, accountId, id));
    return { id, deleted: true };
  },
};

export const destinationCommands: readonly Command[] = [create, list, update, rotate, remove];
