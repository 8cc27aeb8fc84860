import type { Services } from '../services.ts';
import type { CommandOption, CommandText } from '../terminal/command-text.ts';
import type { Input } from '../terminal/input.ts';

/**
 * One thing an operator can do. Commands of a group stand in one file; `commands.ts` lists all of them. The first example works as it
 * stands on an account with the ids put in.
 */
export interface Command extends CommandText {
  /** One line for the person who ran it, such as what will not be shown again. */
  readonly afterwards?: string;
  /**
   * Does it and gives what to print: an object, or a list of them.
   *
   * @throws OperatorError, ServiceError
   */
  run(services: Services, input: Input, progress: Progress): Promise<object>;
}

/** For a command that takes long. */
export interface Progress {
  /** Shows how far it is, in a few words. */
  say(text: string): void;
  /** Whoever gave the command is gone: it is to end where it can. */
  readonly signal?: AbortSignal;
}

/** Nearly every command works on one account. */
export const accountOption: CommandOption = {
  name: 'account',
  placeholder: 'ID',
  meaning: 'the account; needed when there are several',
};
