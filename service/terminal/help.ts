import { aligned } from './aligned.ts';
import type { CommandOption, CommandText, ProgramText } from './command-text.ts';
import { didYouMean } from '../command-line/nearest.ts';
import { UsageError } from './usage-error.ts';

/**
 * The list of commands; with `group`, only those whose name begins with it. @throws UsageError when there
 * are none
 */
export function overview(program: ProgramText, commands: readonly CommandText[], group?: string): string {
  const shown = commands.filter(({ name }) => group === undefined || name === group || name.startsWith(`${group} `));
  if (group !== undefined && shown.length === 0) {
    const groups = commands.map(({ name }) => name.split(' ', 1)[0]!);
    throw new UsageError(`There is no command "${group}".${didYouMean(group, groups)} Try: ${program.call} --help`);
  }
  return [
    `Usage: ${program.call} <command> [options]`,
    '',
    program.purpose,
    '',
    'Commands:',
    ...aligned(shown.map(({ name, summary }) => [name, summary])),
    '',
    `Options, examples: ${program.call} <command> --help`,
    '',
    ...(program.more ?? []),
  ].join('\n');
}

export function commandHelp(program: ProgramText, command: CommandText): string {
  const { name, summary, positionals = [], options, examples, notes = [] } = command;
  const required = options.filter((option) => option.required === true).map(optionText);
  return [
    `Usage: ${[program.call, name, ...positionals, ...required, '[options]'].join(' ')}`,
    '',
    summary,
    '',
    'Examples:',
    ...examples.map((example) => `  ${program.call} ${example}`),
    '',
    ...(notes.length === 0 ? [] : [...notes, '']),
    'Options:',
    ...aligned([...options, ...program.common].map((option) => [optionText(option), option.meaning])),
    '',
  ].join('\n');
}

function optionText({ name, placeholder, repeated }: CommandOption): string {
  const text = placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`;
  return repeated === true ? `${text} …` : text;
}
