import { styleText } from 'node:util';

type Color = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold';

/** Colors a text, or returns it unchanged where colors are off. */
export type Paint = (color: Color, text: string) => string;

/** Colors on a terminal only, and not with NO_COLOR (no-color.org). */
export function paintFor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Paint {
  const without = !isTerminal || (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  return (color, text) => (without ? text : styleText(color, text, { validateStream: false }));
}
