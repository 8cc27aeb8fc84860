import { resolve } from 'node:path';

import type { Clock } from '../common/clock.ts';
import { type Config, configOf, databasePlace, settingOptions, type Start } from '../configuration/config.ts';
import { silentLog } from '../common/log.ts';
import { openServices } from '../configuration/open-services.ts';
import { DueNotifier } from '../delivery/due-notifier.ts';
import { OperatorError } from '../common/operator-error.ts';
import { DirectoryLockedError } from '../storage/directory-lock.ts';
import { checkArguments, findCommand, optionRules } from '../terminal/command-text.ts';
import { commandHelp, overview } from '../terminal/help.ts';
import { Input } from '../terminal/input.ts';
import { type OptionRules, type OptionValues, parseOptions } from '../terminal/parse-options.ts';
import { resultText } from '../terminal/result-text.ts';
import type { Screen } from '../terminal/screen.ts';
import { reportProgress } from '../terminal/report-progress.ts';
import type { Command, Progress } from './command.ts';
import { commands } from './commands.ts';
import { callControl } from './control.ts';
import { program } from './program.ts';
import { type CommandCall, runCommand } from './run-command.ts';
import { thisUser } from './this-user.ts';

type Console = Omit<Screen, 'paint'>;

/** Runs `npm run operator -- …`. Returns the exit code: 0 success, 1 rejected. */
export async function runCli(start: Start, screen: Console, clock: Clock): Promise<number> {
  try {
    const [group, verb] = start.argv;
    if (group === undefined || group.startsWith('-')) screen.out(overview(program, commands));
    else if (!isCommand(group) && (verb === undefined || verb.startsWith('-')))
      screen.out(overview(program, commands, group));
    else await runOne(start, screen, clock);
    return 0;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    screen.err(`${error.message}\n`);
    return 1;
  }
}

/** Whether a command has this one word as its name. */
function isCommand(word: string): boolean {
  return commands.some(({ name }) => name === word);
}

async function runOne(start: Start, screen: Console, clock: Clock): Promise<void> {
  const { command, rest } = findCommand(program, commands, start.argv);
  const { values, positionals } = parseOptions(rest, optionsOf(command));
  if (values['help'] === true) return screen.out(commandHelp(program, command));
  const config = configOf(values, start);
  const call = {
    name: command.name,
    values: ownValues(command, values, start),
    positionals: ownPositionals(command, positionals, start),
    by: thisUser(),
  };
  const result = await runFrom(start, command, config, call, { clock, say: reportProgress(screen) }).finally(() =>
    screen.status(undefined),
  );
  screen.out(config.json ? `${JSON.stringify(result)}\n` : resultText(result));
  if (command.afterwards !== undefined) screen.err(`${command.afterwards}\n`);
}

/** Runs the command with what it does in this process around it. */
async function runFrom(
  { cwd }: Start,
  command: Command,
  config: Config,
  call: CommandCall,
  { clock, say }: { readonly clock: Clock; readonly say: Progress['say'] },
): Promise<object> {
  if (!('around' in command)) return runAtDatabase(config, call, clock, { say });
  checkArguments(program, command, call);
  return command.around({
    config,
    input: new Input(call.values, call.positionals),
    cwd,
    clock,
    members: Object.keys(call.values).sort(),
    say,
    run: (handOver) => runAtDatabase(config, call, clock, { say, handOver }),
  });
}

/** Runs the command in this process, or in the running service if that holds the embedded database. */
async function runAtDatabase(config: Config, call: CommandCall, clock: Clock, progress: Progress): Promise<object> {
  const opened = await openServices(config, clock, silentLog).catch((error: unknown) => {
    if (error instanceof DirectoryLockedError) return undefined;
    throw error;
  });
  if (opened === undefined) return callControl(config.dataDirectory, call, progress);
  const place = databasePlace(config);
  const notifier =
    place.engine === 'postgres' ? new DueNotifier(opened.services.db, place.schema, silentLog) : undefined;
  if (notifier !== undefined) opened.onDue((due) => notifier.notifyDue(due));
  try {
    return await runCommand(opened.services, call, progress);
  } finally {
    await notifier?.flushed();
    await opened.database.close();
  }
}

/** The options of a command and those of all commands, for `parseOptions`. */
export function optionsOf({ options }: Command): OptionRules {
  return {
    ...optionRules(options),
    ...settingOptions(['environment', 'dataDirectory', 'allowPrivateDestinations', 'json']),
    help: { type: 'boolean', short: 'h' },
  };
}

/** A running service has another working directory, so it gets absolute names of files. */
function ownPositionals(
  { positionals: names = [] }: Command,
  positionals: readonly string[],
  { cwd }: Start,
): readonly string[] {
  return positionals.map((value, index) => (names[index] === '<file>' ? resolve(cwd, value) : value));
}

function ownValues({ options }: Command, values: OptionValues, { cwd }: Start): OptionValues {
  return Object.fromEntries(
    options.flatMap(({ name, placeholder }) => {
      const value = values[name];
      if (value === undefined) return [];
      return [[name, placeholder === 'FILE' && typeof value === 'string' ? resolve(cwd, value) : value]];
    }),
  );
}
