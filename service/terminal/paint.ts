import { styleText } from 'node:util';

type Colour = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold';

/** Gives a text its colour, or leaves it as it is where there are none. */
export type Paint = (colour: Colour, text: string) => string;

/** Colours for a terminal, and nowhere else; nobody gets any who has set NO_COLOR (no-color.org). */
export function paintFor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Paint {
  const without = !isTerminal || (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  return (colour, text) => (without ? text : styleText(colour, text, { validateStream: false }));
}
