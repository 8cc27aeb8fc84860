import { CommandAct, type OperatorIdentity } from '../audit/command-act.ts';
import { recordingDatabase } from '../audit/recording-database.ts';
import { ServiceError } from '../common/errors.ts';
import { OperatorError } from '../common/operator-error.ts';
import { unstorableValues } from '../common/unstorable-values.ts';
import type { Services } from '../services.ts';
import { checkArguments, findCommand } from '../terminal/command-text.ts';
import { Input } from '../terminal/input.ts';
import type { OptionValues } from '../terminal/parse-options.ts';
import type { Progress } from './command.ts';
import { commands } from './commands.ts';
import { databaseFault } from './database-fault.ts';
import { program } from './program.ts';
import { thisUser } from './this-user.ts';

/** A command and its arguments, as sent over the control socket. */
export interface CommandCall {
  readonly name: string;
  readonly values: OptionValues;
  readonly positionals: readonly string[];
  /** The operator; by default the user of this process. */
  readonly by?: OperatorIdentity;
}

/**
 * Runs a command.
 *
 * @throws OperatorError for everything that the operator can fix; any other error is a bug of the service.
 */
export async function runCommand(
  services: Services,
  { name, values, positionals, by = thisUser() }: CommandCall,
  progress: Progress = { say: () => undefined },
): Promise<object> {
  const { command } = findCommand(program, commands, name.split(' '));
  checkArguments(program, command, { values, positionals });
  const [fault] = unstorableValues(values);
  if (fault !== undefined) throw new OperatorError(`--${fault.field} ${fault.message}.`);
  if (command.run === undefined) throw new Error(`${name} does not run in the service.`);
  const act = new CommandAct(by, {
    operation: name,
    members: Object.keys(values).sort(),
    namedId: positionals[0],
    concernsSeveral: command.concernsSeveral === true,
  });
  const db = recordingDatabase(services.db, services.clock, () => act.now());
  try {
    return await command.run({ ...services, db, act }, new Input(values, positionals), progress);
  } catch (error) {
    if (error instanceof ServiceError) throw new OperatorError(messageOf(error), { cause: error });
    throw databaseFault(error) ?? error;
  }
}

/** Lists all field faults: an operator sees no list of errors beside the message. */
function messageOf({ message, fields }: ServiceError): string {
  return fields.length === 0 ? message : `${fields.map((fault) => `${fault.field} ${fault.message}`).join('; ')}.`;
}
