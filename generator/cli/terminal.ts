import type { WriteStream } from 'node:tty';

export type Output = Pick<NodeJS.WritableStream, 'write'> & { readonly isTTY?: boolean };

export type Paint = (style: 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', text: string) => string;

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

/** Colours on a terminal that has not been told otherwise; plain text everywhere else. */
export function hasColour(output: Output): boolean {
  return output.isTTY === true && !process.env['NO_COLOR'] && (output as WriteStream).hasColors?.() !== false;
}

export function paintFor(output: Output): Paint {
  return hasColour(output) ? (style, text) => `\u001B[${CODES[style]}m${text}\u001B[0m` : (_, text) => text;
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
