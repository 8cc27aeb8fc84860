import { clockTime } from './clock-time.ts';
import type { Paint } from '../command-line/paint.ts';

/** pino's numeric levels. */
const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
const WARN = 40;
/** Fields shown elsewhere, or the same in every line. */
const LEFT_OUT = new Set(['level', 'time', 'msg', 'environment']);

/**
 * A line of the JSON log in readable form: time, level, message, then the other fields as `name=value`,
 * long ids last. Up to level `info` it is cut to the terminal's width; warnings and errors are shown
 * completely, a stack on separate lines.
 */
export function logLine(json: string, paint: Paint, columns: number): string {
  const entry = JSON.parse(json) as Readonly<Record<string, unknown>> & {
    readonly level: number;
    readonly time: number;
  };
  const isWarning = entry.level >= WARN;
  const [fields, ids] = partition(Object.entries(entry).filter(([name]) => !LEFT_OUT.has(name)));
  const stacks = isWarning ? fields.flatMap(([, value]) => stackOf(value)) : [];
  const time = clockTime(new Date(entry.time).toISOString());
  const level = (LEVELS[entry.level] ?? String(entry.level)).padEnd(5);
  const message = printable(String(entry['msg'] ?? ''));
  const text = [...fields, ...ids].map(([name, value]) => `  ${printable(name)}=${valueText(value)}`).join('');
  const columnsLeft = isWarning ? Infinity : columns - `${time}  ${level}  ${message}`.length - 1;
  return [
    `${paint('dim', time)}  ${paint(colorOf(entry.level), level)}  ${message}${paint('dim', cut(text, columnsLeft))}`,
    ...stacks.map((line) => paint('dim', `    ${printable(line)}`)),
    '',
  ].join('\n');
}

type Field = readonly [name: string, value: unknown];

/** Separates ids from the other fields. */
function partition(fields: readonly Field[]): readonly [readonly Field[], readonly Field[]] {
  const isId = ([name]: Field): boolean => name.endsWith('_id');
  return [fields.filter((field) => !isId(field)), fields.filter(isId)];
}

function colorOf(level: number): 'red' | 'yellow' | 'cyan' {
  if (level > WARN) return 'red';
  return level === WARN ? 'yellow' : 'cyan';
}

function valueText(value: unknown): string {
  if (typeof value === 'string' && /^[\w./:@+-]+$/.test(value)) return value;
  if (typeof value === 'object' && value !== null && 'stack' in value) {
    const { stack: _, ...rest } = value;
    return valueText(rest);
  }
  return printable(JSON.stringify(value) ?? '');
}

/** The lines of an error's stack below its message. */
function stackOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('stack' in value)) return [];
  return String(value.stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}

function cut(text: string, columnsLeft: number): string {
  return text.length <= columnsLeft ? text : `${text.slice(0, Math.max(0, columnsLeft - 1))}…`;
}

/** Text from clients must not control the terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '?');
}
