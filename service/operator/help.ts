import { OperatorError } from '../basics/operator-error.ts';
import { aligned } from '../configuration/settings-text.ts';
import type { Command, CommandOption } from './command.ts';
import { commands } from './commands.ts';

const PROGRAM = 'npm run billing --';

/** The options of every command. */
const COMMON: readonly CommandOption[] = [
  { name: 'environment', placeholder: 'NAME', meaning: 'sandbox (default) or live' },
  { name: 'data', placeholder: 'DIR', meaning: 'data directory, as for npm start' },
  { name: 'json', meaning: 'print one JSON value, for scripts' },
  { name: 'help', meaning: 'this text' },
];

/** All commands; with `group`, those whose name begins with it. @throws OperatorError when there are none */
export function overview(group?: string): string {
  const shown = commands.filter(({ name }) => group === undefined || name.startsWith(`${group} `));
  if (shown.length === 0) throw new OperatorError(`There is no command "${group}". Try: npm run billing -- --help`);
  return [
    `Usage: ${PROGRAM} <command> [options]`,
    '',
    'Puts into the database what has no create operation in the API. Works beside a running service.',
    '',
    'Commands:',
    ...aligned(shown.map(({ name, summary }) => [name, summary])),
    '',
    `Options, examples: ${PROGRAM} <command> --help`,
    '',
  ].join('\n');
}

export function commandHelp({ name, summary, positionals = [], options, examples }: Command): string {
  const required = options.filter((option) => option.required === true).map(optionText);
  const usage = [PROGRAM, name, ...positionals, ...required, '[options]'].join(' ');
  return [
    `Usage: ${usage}`,
    '',
    summary,
    '',
    'Examples:',
    ...examples.map((example) => `  ${PROGRAM} ${example}`),
    '',
    'Options:',
    ...aligned([...options, ...COMMON].map((option) => [optionText(option), option.meaning])),
    '',
  ].join('\n');
}

function optionText({ name, placeholder }: CommandOption): string {
  return placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`;
}
