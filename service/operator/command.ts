import type { Clock } from '../common/clock.ts';
import type { Config } from '../configuration/config.ts';
import type { CommandAct } from '../audit/command-act.ts';
import type { Services } from '../services.ts';
import type { CommandOption, CommandText } from '../terminal/command-text.ts';
import type { Input } from '../terminal/input.ts';

/** The services of a command. Its transactions leave one entry in the audit trail. */
export interface CommandServices extends Services {
  /** For `findAccount`, and for commands that find the account otherwise. */
  readonly act: CommandAct;
}

/**
 * One operator command. Commands of a group share a file; `commands.ts` lists all. The first example must
 * work on an account once its ids are replaced.
 */
export type Command = CommandText & {
  /** One line for the user after success, such as what will not be shown again. */
  readonly afterwards?: string;
  /** Whether it changes several entities: its entry in the audit trail then names none. */
  readonly concernsSeveral?: true;
} & (Running | (Partial<Running> & Surrounding));

interface Running {
  /**
   * Executes the command and returns the result to print: an object, or a list of them.
   *
   * @throws OperatorError, ServiceError
   */
  run(services: CommandServices, input: Input, progress: Progress): Promise<object>;
}

/**
 * For a command with files of the operator, which the running service may not be allowed to read or write.
 */
interface Surrounding {
  /**
   * Executes the command in the operator's process, and lets `run` do the part that needs the database.
   *
   * @throws OperatorError, ServiceError
   */
  around(side: OperatorSide): Promise<object>;
}

export interface OperatorSide {
  readonly config: Config;
  readonly input: Input;
  readonly cwd: string;
  readonly clock: Clock;
  /** The names of its options, for the audit trail. */
  readonly members: readonly string[];
  say(text: string): void;
  /** Calls the command's `run` where the database is; `doPart` does what that hands over. */
  run(doPart: (part: object) => Promise<void>): Promise<object>;
}

/** For long commands. */
export interface Progress {
  /** Reports progress in a few words. */
  say(text: string): void;
  /** Aborted when the caller has disconnected: the command should stop where it can. */
  readonly signal?: AbortSignal;
  /**
   * Waits until the operator's process has done a part of the command.
   *
   * @throws OperatorError when it failed or has disconnected.
   */
  handOver?(part: object): Promise<void>;
}

/** Nearly every command works on one account. */
export const accountOption: CommandOption = {
  name: 'account',
  placeholder: 'ID',
  meaning: 'the account; required when there are several',
};
