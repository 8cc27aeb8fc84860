import type { Clock } from '../basics/clock.ts';
import {
  type Config,
  configOf,
  databasePlace,
  type OptionValues,
  parseOptions,
  settingOptions,
  type Start,
} from '../configuration/config.ts';
import { silentLog } from '../basics/log.ts';
import { openServices } from '../configuration/open-services.ts';
import { DueNotices } from '../delivery/due-notices.ts';
import { OperatorError } from '../basics/operator-error.ts';
import { DirectoryLockedError } from '../storage/directory-lock.ts';
import type { Command } from './command.ts';
import { callControl } from './control.ts';
import { commandHelp, overview } from './help.ts';
import { resultText } from './output.ts';
import { type CommandCall, findCommand, runCommand } from './run-command.ts';

export interface Terminal {
  out(text: string): void;
  err(text: string): void;
}

/** `npm run billing -- …`. Gives the exit code: 0 done, 1 refused. */
export async function runCli(start: Start, terminal: Terminal, clock: Clock): Promise<number> {
  try {
    const [group, verb, ...rest] = start.argv;
    if (group === undefined || group.startsWith('-')) terminal.out(overview());
    else if (verb === undefined || verb.startsWith('-')) terminal.out(overview(group));
    else await runOne(findCommand(`${group} ${verb}`), rest, start, terminal, clock);
    return 0;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    terminal.err(`${error.message}\n`);
    return 1;
  }
}

async function runOne(
  command: Command,
  argv: readonly string[],
  start: Start,
  terminal: Terminal,
  clock: Clock,
): Promise<void> {
  const { values, positionals } = parseOptions(argv, optionsOf(command));
  if (values['help'] === true) return terminal.out(commandHelp(command));
  const config = configOf(values, start);
  const result = await runWhereTheDataIs(
    config,
    { name: command.name, values: ownValues(command, values), positionals },
    clock,
  );
  terminal.out(config.json ? `${JSON.stringify(result)}\n` : resultText(result));
  if (command.afterwards !== undefined) terminal.err(`${command.afterwards}\n`);
}

/** Here, unless a running service has the embedded database: then there. */
async function runWhereTheDataIs(config: Config, call: CommandCall, clock: Clock): Promise<object> {
  const opened = await openServices(config, clock, silentLog).catch((error: unknown) => {
    if (error instanceof DirectoryLockedError) return undefined;
    throw error;
  });
  if (opened === undefined) return callControl(config.dataDirectory, call);
  const place = databasePlace(config);
  const notices = place.engine === 'postgres' ? new DueNotices(opened.services.db, place.schema, silentLog) : undefined;
  if (notices !== undefined) opened.whenDue((due) => notices.tell(due));
  try {
    return await runCommand(opened.services, call);
  } finally {
    await notices?.told();
    await opened.database.close();
  }
}

/** For `parseOptions`: what the command takes, and what every command does. */
export function optionsOf({ options }: Command): Parameters<typeof parseOptions>[1] {
  const own = options.map(
    ({ name, placeholder }) => [name, { type: placeholder === undefined ? 'boolean' : 'string' }] as const,
  );
  return {
    ...Object.fromEntries(own),
    ...settingOptions(['environment', 'dataDirectory', 'allowPrivateDestinations', 'json']),
    help: { type: 'boolean', short: 'h' },
  };
}

function ownValues({ options }: Command, values: OptionValues): OptionValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => options.some((option) => option.name === name)));
}
