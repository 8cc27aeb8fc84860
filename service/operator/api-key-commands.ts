import { anyError } from '../common/any-error.ts';
import { issueApiKey } from '../api-keys/issue-api-key.ts';
import { lockApiKey } from '../api-keys/lock-api-key.ts';
import { updateApiKey } from '../api-keys/update-api-key.ts';
import { revokeApiKey } from '../api-keys/revoke-api-key.ts';
import { apiKeyEntity } from '../auth/api-key-entity.ts';
import { defined } from '../terminal/input.ts';
import { defaultExpiry, listApiKeys } from '../auth/key-store.ts';
import { permissionNames } from '../auth/permissions.ts';
import { timestamp } from '../common/clock.ts';
import { OperatorError } from '../common/operator-error.ts';
import type { AccountServices } from '../services.ts';
import { accountOption, type Command } from './command.ts';
import { reportExposureCommand } from './exposure-command.ts';
import { findAccount } from './find-account.ts';
import type { Input } from '../terminal/input.ts';

const create: Command = {
  name: 'api-key create',
  summary: 'Creates an API key and prints it once.',
  options: [
    accountOption,
    { name: 'name', placeholder: 'TEXT', required: true, meaning: 'what the key is for, 1 to 150 characters' },
    { name: 'description', placeholder: 'TEXT', meaning: 'details, up to 250 characters' },
    {
      name: 'permissions',
      placeholder: 'LIST',
      required: true,
      meaning: 'comma-separated, or "all"; .write includes .read',
    },
    { name: 'expires', placeholder: 'TIME', meaning: 'date-time, or "never"; default: in 90 days' },
  ],
  examples: [
    'api-key create --name "Shop backend" --permissions customer.write,product.read',
    'api-key create --name Reporting --permissions notification.read --expires 2027-01-01T00:00:00Z',
    'api-key create --name Development --permissions all --expires never --environment sandbox',
  ],
  afterwards: 'Store the key now: the database has only its hash, so it cannot be shown again.',
  async run(all, input) {
    const { id: accountId, services } = await findAccount(all, input);
    const expiresAt = expiryOf(services, input);
    const newKey = {
      accountId,
      name: input.text('name'),
      description: input.optional('description') ?? null,
      permissions: permissionsOf(input),
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
    };
    return services.db.transaction().execute(async (trx) => {
      const { entity, key } = await issueApiKey(anyError, trx, services, newKey);
      return { ...entity, key };
    });
  },
};

const list: Command = {
  name: 'api-key list',
  summary: 'Lists the keys of an account, without their secret parts.',
  options: [accountOption],
  examples: ['api-key list', 'api-key list --account acme --json'],
  async run(all, input) {
    const { id } = await findAccount(all, input);
    return (await listApiKeys(all.db, id)).map((row) => apiKeyEntity(all.rules.environment, row));
  },
};

const update: Command = {
  name: 'api-key update',
  summary: 'Changes the given members of an active key.',
  positionals: ['<id>'],
  options: [
    { name: 'name', placeholder: 'TEXT', meaning: 'what the key is for, 1 to 150 characters' },
    { name: 'description', placeholder: 'TEXT', meaning: 'details, up to 250 characters; "" for none' },
    { name: 'permissions', placeholder: 'LIST', meaning: 'replaces them: comma-separated, or "all"' },
    { name: 'expires', placeholder: 'TIME', meaning: 'date-time, or "never"' },
  ],
  examples: ['api-key update apikey_01jg8test00000000000000001 --expires 2027-01-01T00:00:00Z'],
  run: (all, input) =>
    all.db.transaction().execute(async (trx) => {
      const key = await lockApiKey(anyError, trx, all, input.positionalId(0, 'apikey_'));
      const description = input.optional('description');
      const changes = defined({
        name: input.optional('name'),
        description: description === '' ? null : description,
        permissions: input.optional('permissions') === undefined ? undefined : [...permissionsOf(input)],
        expires_at: input.optional('expires') === undefined ? undefined : expiryOf(key.services, input),
      });
      if (Object.keys(changes).length === 0) throw new OperatorError('No change given. Try --help.');
      return updateApiKey(anyError, trx, key, changes);
    }),
};

const revoke: Command = {
  name: 'api-key revoke',
  summary: 'Revokes a key permanently; requests with it are rejected from then on.',
  positionals: ['<id>'],
  options: [],
  examples: ['api-key revoke apikey_01jg8test00000000000000001'],
  run: (services, input) =>
    services.db.transaction().execute(async (trx) => {
      const key = await lockApiKey(anyError, trx, services, input.positionalId(0, 'apikey_'));
      return revokeApiKey(anyError, trx, key);
    }),
};

function permissionsOf(input: Input): readonly string[] {
  if (input.text('permissions') === 'all') return permissionNames;
  const permissions = [...new Set(input.list('permissions'))];
  const unknown = permissions.find((name) => !permissionNames.includes(name));
  if (unknown === undefined) return permissions;
  throw new OperatorError(`There is no permission "${unknown}". Permissions: ${permissionNames.join(', ')}.`);
}

function expiryOf({ clock }: AccountServices, input: Input): string | null {
  if (input.optional('expires') === 'never') return null;
  const expiry = input.time('expires') ?? timestamp(defaultExpiry(clock));
  if (expiry <= clock.now()) throw new OperatorError('--expires must be in the future.');
  return expiry;
}

export const apiKeyCommands: readonly Command[] = [create, list, update, revoke, reportExposureCommand];
