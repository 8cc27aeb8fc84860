import type { AccountClock } from '../common/account-clock.ts';
import type { Act } from './act.ts';

/**
 * The operator of a command, and where it runs: the user of the operating system, and the name of the
 * machine.
 */
export interface OperatorIdentity {
  readonly user: string;
  readonly host: string;
}

/** What an operator does with a command. The command sets the account as soon as it knows it. */
export class CommandAct {
  readonly #fixed: Omit<Act, 'accountId' | 'accountTime'>;
  #account: Pick<Act, 'accountId' | 'accountTime'> = { accountId: null, accountTime: null };

  /** @param command Its `members` are the names of its options: their values may be secrets. */
  constructor(
    { user, host }: OperatorIdentity,
    command: Pick<Act, 'operation' | 'members' | 'namedId' | 'concernsSeveral'>,
  ) {
    this.#fixed = { ...command, actor: { type: 'operator', id: `${user}@${host}` }, address: null, requestId: null };
  }

  concerns(accountId: string, clock: AccountClock): void {
    this.#account = { accountId, accountTime: clock.isTest ? clock.now() : null };
  }

  now(): Act {
    return { ...this.#fixed, ...this.#account };
  }
}
