import type { Services } from '../services.ts';
import type { Input } from './input.ts';

/** One thing an operator can do. Commands of a group stand in one file; `commands.ts` lists all of them. */
export interface Command {
  /** Group and verb: `api-key create`. */
  readonly name: string;
  readonly summary: string;
  /** What stands behind the name, each needed: `<id>`. */
  readonly positionals?: readonly string[];
  readonly options: readonly CommandOption[];
  /** What to type after `npm run billing --`. The first one works as it stands on an account with the ids put in. */
  readonly examples: readonly string[];
  /** One line for the person who ran it, such as what will not be shown again. */
  readonly afterwards?: string;
  /**
   * Does it and gives what to print: an object, or a list of them.
   *
   * @throws OperatorError, ServiceError
   */
  run(services: Services, input: Input): Promise<object>;
}

export interface CommandOption {
  /** Without the dashes. */
  readonly name: string;
  /** What stands for the value in help. Without it the option takes no value. */
  readonly placeholder?: string;
  readonly required?: true;
  readonly meaning: string;
}

/** Nearly every command works on one account. */
export const accountOption: CommandOption = {
  name: 'account',
  placeholder: 'ID',
  meaning: 'the account; needed when there are several',
};
