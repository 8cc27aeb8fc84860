import { createClient, InvalidRequestError } from '@billing/client';

import { checkCommandLine, findCommand, optionRules } from '../terminal/command-text.ts';
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
import { refusalText } from './refusal.ts';

export interface Start {
  /** Without the program's own name. */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Aborted with the name of the signal that ends the program. */
  readonly signal: AbortSignal;
}

/** As shells count them: 128 and the number of the signal. */
const SIGNAL_CODES: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGPIPE: 141, SIGTERM: 143 };
/** What tidying up may take. */
const CLOSING_MS = 5_000;

/** `billing …`. Gives the exit code, as its help says it. */
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
  checkCommandLine(program, command, { values, positionals });
  const configuration = readConfiguration(start);
  const { signal } = start;
  const call = callOf(configuration, { signal, screen, json: values['json'] === true, program: program.call });
  await refusalsTold(command, call, new Input(values, positionals), configuration);
}

/** @throws Failure or UsageError instead of what the client throws. */
async function refusalsTold(command: Command, call: Call, input: Input, configuration: Configuration): Promise<void> {
  try {
    await command.run(call, input);
  } catch (error) {
    const text = refusalText(error, configuration, call.program);
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
      // The fetch waits for what it has to: for as long as a rate limit says, and for an answer no longer than that.
      timeout: Infinity,
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
