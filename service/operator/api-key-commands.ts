import { anyError } from '../common/any-error.ts';
import { issueApiKey } from '../api-keys/issue-api-key.ts';
import { updateApiKey } from '../api-keys/update-api-key.ts';
import { revokeApiKey } from '../api-keys/revoke-api-key.ts';
import { checkNetwork } from '../auth/allowed-addresses.ts';
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
import { lockNamedKey } from './lock-named-key.ts';
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
    { name: 'allow-ips', placeholder: 'LIST', meaning: 'networks and addresses that may use it, or "any" (default)' },
  ],
  examples: [
    'api-key create --name "Shop backend" --permissions customer.write,product.read',
    'api-key create --name Shop --permissions transaction.write --allow-ips 192.0.2.0/24,2001:db8::/32',
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
      allowedIps: networksOf(input),
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
    };
    return services.db.transaction().execute(async (trx) => {
      const { entity, key } = await issueApiKey(anyError, trx, services, newKey);
      return { ...entity, allowed_ips: newKey.allowedIps, key };
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
    return (await listApiKeys(all.db, id)).map((row) => ({
      ...apiKeyEntity(all.rules.environment, row),
      allowed_ips: row.allowed_ips,
    }));
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
    { name: 'allow-ips', placeholder: 'LIST', meaning: 'replaces them: networks and addresses, or "any"' },
  ],
  examples: [
    'api-key update apikey_01jg8test00000000000000001 --expires 2027-01-01T00:00:00Z',
    'api-key update apikey_01jg8test00000000000000001 --allow-ips 192.0.2.7,2001:db8::/32',
  ],
  run: (all, input) =>
    all.db.transaction().execute(async (trx) => {
      const key = await lockNamedKey(trx, all, input);
      const description = input.optional('description');
      const changes = defined({
        name: input.optional('name'),
        description: description === '' ? null : description,
        permissions: input.optional('permissions') === undefined ? undefined : [...permissionsOf(input)],
        allowed_ips: input.optional('allow-ips') === undefined ? undefined : networksOf(input),
        expires_at: input.optional('expires') === undefined ? undefined : expiryOf(key.services, input),
      });
      if (Object.keys(changes).length === 0) throw new OperatorError('No change given. Try --help.');
      const entity = await updateApiKey(anyError, trx, key, changes);
      return { ...entity, allowed_ips: changes.allowed_ips ?? key.row.allowed_ips };
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
      const key = await lockNamedKey(trx, services, input);
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

/** Empty for all. */
function networksOf(input: Input): string[] {
  const networks = [...new Set(input.list('allow-ips'))];
  if (networks.length === 0 || networks.join() === 'any') return [];
  for (const network of networks) {
    try {
      checkNetwork(network);
    } catch (error) {
      throw new OperatorError(`--allow-ips ${(error as Error).message}.`, { cause: error });
    }
  }
  return networks;
}

function expiryOf({ clock }: AccountServices, input: Input): string | null {
  if (input.optional('expires') === 'never') return null;
  const expiry = input.time('expires') ?? timestamp(defaultExpiry(clock));
  if (expiry <= clock.now()) throw new OperatorError('--expires must be in the future.');
  return expiry;
}

export const apiKeyCommands: readonly Command[] = [create, list, update, revoke, reportExposureCommand];
