import { aligned } from '../terminal/aligned.ts';
import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

/** The output of `npm start -- --help`. */
export function helpText(): string {
  const rows = Object.values<Setting<unknown>>(settings);
  const options = rows.filter(({ flag }) => flag !== undefined);
  const variables = rows.filter(({ flag, variable }) => flag === undefined && variable !== undefined);
  return [
    'Usage: npm start -- [options]',
    '',
    'Starts the billing service. The first start of sandbox creates a demo account and prints its key; live starts empty.',
    '',
    'Options:',
    ...aligned([
      ...options.map((setting) => [optionText(setting), explain(setting)] as const),
      ['--help', 'print this help'],
    ]),
    '',
    'Environment variables without an option:',
    ...aligned(variables.map((setting) => [setting.variable ?? '', explain(setting)] as const)),
    '',
    'Examples:',
    '  npm start',
    '  npm start -- --port 9000 --data /var/lib/billing',
    '  DATABASE_URL=postgres://billing@localhost/billing npm start -- --environment live',
    '',
  ].join('\n');
}

/** The configuration table of the docs, in Markdown. */
export function settingsTable(): string {
  const rows = Object.values<Setting<unknown>>(settings).map((setting) => {
    const flag = setting.flag === undefined ? '' : `\`${optionText(setting)}\``;
    const variable = setting.variable === undefined ? '' : `\`${setting.variable}\``;
    return `| ${flag} | ${variable} | ${defaultText(setting, '`')} | ${setting.meaning} |`;
  });
  return ['| option | variable | default | meaning |', '|---|---|---|---|', ...rows].join('\n');
}

/** Such as `--port N`. */
function optionText({ flag, placeholder }: Setting<unknown>): string {
  return placeholder === undefined ? `--${flag}` : `--${flag} ${placeholder}`;
}

function explain(setting: Setting<unknown>): string {
  const preset = defaultText(setting, '');
  const notes = [
    ...(setting.flag !== undefined && setting.variable !== undefined ? [setting.variable] : []),
    ...(preset === '' ? [] : [`default ${preset}`]),
  ];
  const meaning = setting.meaning.replaceAll('`', '');
  return notes.length === 0 ? meaning : `${meaning} (${notes.join('; ')})`;
}

function defaultText({ default: preset }: Setting<unknown>, quote: string): string {
  if (typeof preset === 'string') return preset === '' ? '' : `${quote}${preset}${quote}`;
  return `${quote}${preset.sandbox}${quote}, live ${quote}${preset.live}${quote}`;
}
