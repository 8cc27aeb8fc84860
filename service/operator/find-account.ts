import { listAccounts } from '../accounts/accounts.ts';
import { OperatorError } from '../common/operator-error.ts';
import { type AccountServices, inAccount } from '../services.ts';
import type { CommandServices } from './command.ts';
import type { Input } from '../terminal/input.ts';

/** An account, and the services with its clock. */
export interface ChosenAccount {
  readonly id: string;
  readonly services: AccountServices;
}

/** The account of `--account`, or the only account. @throws OperatorError listing the accounts */
export async function findAccount(services: CommandServices, input: Input): Promise<ChosenAccount> {
  const accounts = await listAccounts(services.db);
  const named = input.optional('account');
  const [first, ...others] = named === undefined ? accounts : accounts.filter((account) => account.id === named);
  if (first !== undefined && others.length === 0) {
    const own = inAccount(services, first);
    services.act.concerns(first.id, own.clock);
    return { id: first.id, services: own };
  }
  const names = accounts.map((account) => account.id).join(', ');
  if (accounts.length === 0)
    throw new OperatorError('There is no account yet. Create one: npm run operator -- account create --help');
  if (named !== undefined) throw new OperatorError(`There is no account "${named}". Accounts: ${names}.`);
  throw new OperatorError(`Choose an account with --account. Accounts: ${names}.`);
}
