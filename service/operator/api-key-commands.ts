import { ApiKey as ApiKeySchema } from '@billing/validators/schemas/ApiKey';

import { anyError } from '../common/any-error.ts';
import { issueApiKey } from '../api-keys/issue-api-key.ts';
import { apiKeyEntity } from '../auth/api-key-entity.ts';
import { defaultExpiry, listApiKeys, revokeApiKey } from '../auth/key-store.ts';
import { permissionNames } from '../auth/permissions.ts';
import { validated } from '../common/validated.ts';
import { publish } from '../events/publish.ts';
import { OperatorError } from '../common/operator-error.ts';
import type { Services } from '../services.ts';
import { accountOption, type Command } from './command.ts';
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
  async run(services, input) {
    const { id: accountId } = await findAccount(services.db, input);
    const newKey = {
      accountId,
      name: input.text('name'),
      description: input.optional('description') ?? null,
      permissions: permissionsOf(input),
      expiresAt: expiryOf(services, input),
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
  async run({ db, rules }, input) {
    const { id } = await findAccount(db, input);
    return (await listApiKeys(db, id)).map((row) => apiKeyEntity(rules.environment, row));
  },
};

const revoke: Command = {
  name: 'api-key revoke',
  summary: 'Revokes a key permanently; requests with it are rejected from then on.',
  positionals: ['<id>'],
  options: [],
  examples: ['api-key revoke apikey_01jg8test00000000000000001'],
  run(services, input) {
    const { db, clock, rules } = services;
    return db.transaction().execute(async (trx) => {
      const row = await revokeApiKey(anyError, trx, clock, input.positionalId(0, 'apikey_'));
      const data = validated(anyError, ApiKeySchema, apiKeyEntity(rules.environment, row));
      await publish(trx, services, { accountId: row.account_id, type: 'api_key.revoked', data });
      return data;
    });
  },
};

function permissionsOf(input: Input): readonly string[] {
  if (input.text('permissions') === 'all') return permissionNames;
  const permissions = [...new Set(input.list('permissions'))];
  const unknown = permissions.find((name) => !permissionNames.includes(name));
  if (unknown === undefined) return permissions;
  throw new OperatorError(`There is no permission "${unknown}". Permissions: ${permissionNames.join(', ')}.`);
}

function expiryOf({ clock }: Services, input: Input): Date | null {
  if (input.optional('expires') === 'never') return null;
  const requested = input.time('expires');
  const expiry = requested === undefined ? defaultExpiry(clock) : new Date(requested);
  if (expiry.getTime() <= clock.now().getTime()) throw new OperatorError('--expires must be in the future.');
  return expiry;
}

export const apiKeyCommands: readonly Command[] = [create, list, revoke];
