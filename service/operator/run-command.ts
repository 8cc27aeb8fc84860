import { ServiceError } from '../basics/errors.ts';
import type { OptionValues } from '../configuration/config.ts';
import { OperatorError } from '../basics/operator-error.ts';
import type { Services } from '../services.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { Input } from './input.ts';

/** A command and what was given to it: what travels over the control socket. */
export interface CommandCall {
  readonly name: string;
  readonly values: OptionValues;
  readonly positionals: readonly string[];
}

/** @throws OperatorError */
export function findCommand(name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) throw new OperatorError(`There is no command "${name}". Try: npm run billing -- --help`);
  return command;
}

/**
 * Runs a command.
 *
 * @throws OperatorError for everything that whoever gave it can put right; any other error is a fault of the service.
 */
export async function runCommand(services: Services, { name, values, positionals }: CommandCall): Promise<object> {
  const command = findCommand(name);
  const expected = command.positionals ?? [];
  if (positionals.length !== expected.length) {
    const form = expected.length === 0 ? 'nothing but options' : expected.join(' ');
    throw new OperatorError(`${name} takes ${form}. Try: npm run billing -- ${name} --help`);
  }
  const missing = command.options.find((option) => option.required === true && values[option.name] === undefined);
  if (missing !== undefined)
    throw new OperatorError(`--${missing.name} is needed. Try: npm run billing -- ${name} --help`);
  try {
    return await command.run(services, new Input(values, positionals));
  } catch (error) {
    throw error instanceof ServiceError ? new OperatorError(inWords(error), { cause: error }) : error;
  }
}

/** Field faults in full: there is no list of errors beside the message here. */
function inWords({ message, fields }: ServiceError): string {
  return fields.length === 0 ? message : `${fields.map((fault) => `${fault.field} ${fault.message}`).join('; ')}.`;
}
