import { hasColors, type Paint, paintWith } from '../../service/command-line/paint.ts';

export type Output = Pick<NodeJS.WritableStream, 'write'> & { readonly isTTY?: boolean };

export function hasColour(output: Output): boolean {
  return hasColors(output.isTTY === true, process.env);
}

export function paintFor(output: Output): Paint {
  return paintWith(hasColour(output));
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
