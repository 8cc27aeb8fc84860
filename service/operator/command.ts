import type { Services } from '../services.ts';
import type { CommandOption, CommandText } from '../terminal/command-text.ts';
import type { Input } from '../terminal/input.ts';

/**
 * One operator command. Commands of a group share a file; `commands.ts` lists all. The first example must
 * work on an account once its ids are replaced.
 */
export interface Command extends CommandText {
  /** One line for the user after success, such as what will not be shown again. */
  readonly afterwards?: string;
  /**
   * Executes the command and returns the result to print: an object, or a list of them.
   *
   * @throws OperatorError, ServiceError
   */
  run(services: Services, input: Input, progress: Progress): Promise<object>;
}

/** For long commands. */
export interface Progress {
  /** Reports progress in a few words. */
  say(text: string): void;
  /** Aborted when the caller has disconnected: the command should stop where it can. */
  readonly signal?: AbortSignal;
}

/** Nearly every command works on one account. */
export const accountOption: CommandOption = {
  name: 'account',
  placeholder: 'ID',
  meaning: 'the account; required when there are several',
};
