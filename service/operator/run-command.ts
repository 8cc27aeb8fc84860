import { ServiceError } from '../common/errors.ts';
import { OperatorError } from '../common/operator-error.ts';
import { unstorableValues } from '../common/unstorable-values.ts';
import type { Services } from '../services.ts';
import { checkCommandLine, findCommand } from '../terminal/command-text.ts';
import { Input } from '../terminal/input.ts';
import type { OptionValues } from '../terminal/parse-options.ts';
import type { Progress } from './command.ts';
import { commands } from './commands.ts';
import { program } from './program.ts';

/** A command and what was given to it: what travels over the control socket. */
export interface CommandCall {
  readonly name: string;
  readonly values: OptionValues;
  readonly positionals: readonly string[];
}

/**
 * Runs a command.
 *
 * @throws OperatorError for everything that whoever gave it can put right; any other error is a fault of the service.
 */
export async function runCommand(
  services: Services,
  { name, values, positionals }: CommandCall,
  progress: Progress = { say: () => undefined },
): Promise<object> {
  const { command } = findCommand(program, commands, name.split(' '));
  checkCommandLine(program, command, { values, positionals });
  const [fault] = unstorableValues(values);
  if (fault !== undefined) throw new OperatorError(`--${fault.field} ${fault.message}.`);
  try {
    return await command.run(services, new Input(values, positionals), progress);
  } catch (error) {
    throw error instanceof ServiceError ? new OperatorError(inWords(error), { cause: error }) : error;
  }
}

/** Field faults in full: there is no list of errors beside the message here. */
function inWords({ message, fields }: ServiceError): string {
  return fields.length === 0 ? message : `${fields.map((fault) => `${fault.field} ${fault.message}`).join('; ')}.`;
}
