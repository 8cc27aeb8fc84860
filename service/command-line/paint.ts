import { styleText } from 'node:util';

export type Style = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold';

/** Applies styles to a text, or returns it unchanged when the output has no colors. */
export type Paint = (style: Style | readonly Style[], text: string) => string;

type Environment = Readonly<Record<string, string | undefined>>;

export function paintWith(hasColors: boolean): Paint {
  return (style, text) =>
    hasColors ? styleText(typeof style === 'string' ? style : [...style], text, { validateStream: false }) : text;
}

/** Colors for terminals only, unless NO_COLOR is set (no-color.org) or the terminal is dumb. */
export function hasColors(isTerminal: boolean, env: Environment): boolean {
  return isTerminal && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}

export function paintFor(isTerminal: boolean, env: Environment): Paint {
  return paintWith(hasColors(isTerminal, env));
}
