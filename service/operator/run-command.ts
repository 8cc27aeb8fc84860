import { ServiceError } from '../common/errors.ts';
import { OperatorError } from '../common/operator-error.ts';
import { unstorableValues } from '../common/unstorable-values.ts';
import type { Services } from '../services.ts';
import { checkArguments, findCommand } from '../terminal/command-text.ts';
import { Input } from '../terminal/input.ts';
import type { OptionValues } from '../terminal/parse-options.ts';
import type { Progress } from './command.ts';
import { commands } from './commands.ts';
import { program } from './program.ts';

/** A command and its arguments, as sent over the control socket. */
export interface CommandCall {
  readonly name: string;
  readonly values: OptionValues;
  readonly positionals: readonly string[];
}

/**
 * Runs a command.
 *
 * @throws OperatorError for everything that the operator can fix; any other error is a bug of the service.
 */
export async function runCommand(
  services: Services,
  { name, values, positionals }: CommandCall,
  progress: Progress = { say: () => undefined },
): Promise<object> {
  const { command } = findCommand(program, commands, name.split(' '));
  checkArguments(program, command, { values, positionals });
  const [fault] = unstorableValues(values);
  if (fault !== undefined) throw new OperatorError(`--${fault.field} ${fault.message}.`);
  try {
    return await command.run(services, new Input(values, positionals), progress);
  } catch (error) {
    throw error instanceof ServiceError ? new OperatorError(messageOf(error), { cause: error }) : error;
  }
}

/** Lists all field faults: an operator sees no list of errors beside the message. */
function messageOf({ message, fields }: ServiceError): string {
  return fields.length === 0 ? message : `${fields.map((fault) => `${fault.field} ${fault.message}`).join('; ')}.`;
}
