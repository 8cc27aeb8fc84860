import { createClient, InvalidRequestError } from '@billing/client';

import { checkArguments, findCommand, optionRules } from '../terminal/command-text.ts';
import { Failure } from '../terminal/failure.ts';
import { commandHelp, overview } from '../terminal/help.ts';
import { Input } from '../terminal/input.ts';
import { parseOptions } from '../terminal/parse-options.ts';
import { resultText } from '../terminal/result-text.ts';
import type { Screen } from '../terminal/screen.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { apiFetch } from './api-fetch.ts';
import type { Call, Command } from './command.ts';
import { commands } from './commands.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { programText } from './program.ts';
import { apiErrorText } from './api-error-text.ts';

export interface Start {
  /** Arguments without the program's name. */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Aborted with the name of the signal that ends the program. */
  readonly signal: AbortSignal;
}

/** As in shells: 128 plus the number of the signal. */
const SIGNAL_CODES: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGPIPE: 141, SIGTERM: 143 };
/** Timeout of the cleanup. */
const CLOSING_MS = 5_000;

/** Runs `billing …`. Returns the exit code that its help documents. */
export async function runBilling(start: Start, screen: Screen): Promise<number> {
  const { argv, signal } = start;
  const program = programText(start.env);
  try {
    const [group, verb] = argv;
    if (group === undefined || group.startsWith('-')) screen.out(overview(program, commands));
    else if (isGroup(group) && (verb === undefined || verb.startsWith('-')))
      screen.out(overview(program, commands, group));
    else await runOne(start, screen);
    return SIGNAL_CODES[String(signal.reason)] ?? 0;
  } catch (error) {
    screen.status(undefined);
    if (signal.aborted) return SIGNAL_CODES[String(signal.reason)] ?? 1;
    if (!(error instanceof UsageError || error instanceof Failure)) throw error;
    screen.err(`${error.message}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function isGroup(word: string): boolean {
  return !commands.some(({ name }) => name === word);
}

async function runOne(start: Start, screen: Screen): Promise<void> {
  const program = programText(start.env);
  const { command, rest } = findCommand(program, commands, start.argv);
  const { values, positionals } = parseOptions(rest, {
    ...optionRules([...command.options, ...program.common]),
    help: { type: 'boolean', short: 'h' },
  });
  if (values['help'] === true) return screen.out(commandHelp(program, command));
  checkArguments(program, command, { values, positionals });
  const configuration = readConfiguration(start);
  const { signal } = start;
  const call = callOf(configuration, { signal, screen, json: values['json'] === true, program: program.call });
  await withApiErrors(command, call, new Input(values, positionals), configuration);
}

/** Converts errors of the client. @throws Failure, UsageError */
async function withApiErrors(command: Command, call: Call, input: Input, configuration: Configuration): Promise<void> {
  try {
    await command.run(call, input);
  } catch (error) {
    const text = apiErrorText(error, configuration, call.program);
    if (text === undefined) throw error;
    throw error instanceof InvalidRequestError
      ? new UsageError(text, { cause: error })
      : new Failure(text, { cause: error });
  }
}

function callOf({ url, key }: Configuration, own: Pick<Call, 'signal' | 'screen' | 'json' | 'program'>): Call {
  const { signal, screen, json } = own;
  const client = (ending: AbortSignal) =>
    createClient({
      baseUrl: url,
      apiKey: key,
      fetch: apiFetch({ url, screen, signal: ending }),
      // `apiFetch` has its own timeouts, which include waits for rate limits.
      timeoutMs: Infinity,
      onInvalidResponse: 'ignore',
    });
  return {
    ...own,
    client: client(signal),
    get closing() {
      return client(AbortSignal.timeout(CLOSING_MS));
    },
    print: (result, text = resultText(result)) => screen.out(json ? `${JSON.stringify(result)}\n` : text),
  };
}
