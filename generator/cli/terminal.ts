import { hasColors, type Paint, paintWith } from '../../service/command-line/paint.ts';
import type { Diagnostic, Locate } from '../diagnostic/diagnostic.ts';
import type { Format } from './arguments.ts';

export interface Output {
  write(text: string | Uint8Array): unknown;
  readonly isTTY?: boolean;
}

export function hasColour(output: Output): boolean {
  return hasColors(output.isTTY === true, process.env);
}

export function paintFor(output: Output): Paint {
  return paintWith(hasColour(output));
}

/** Prompts and returns the trimmed answer; undefined unless both the input and `output` are terminals. */
export async function prompt(question: string, output: Output): Promise<string | undefined> {
  if (!output.isTTY || !process.stdin.isTTY) return undefined;
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** One line for an error of the system; the stack for an error of the generator. */
export function failure(error: unknown): string {
  const { syscall, message, stack } = error as NodeJS.ErrnoException;
  if (syscall !== undefined)
    return `The run ended early: ${message}. Fix the cause and run it again; the next run completes the output.`;
  return `Internal error of the generator; its output may be stale or incomplete.\n${stack ?? String(error)}`;
}

/**
 * Prints all diagnostics: as text on standard error, or as annotations on standard output, where CI reads
 * them. With `--json`, it resolves to them as data instead, for the one object that the run prints.
 */
export async function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  stdout: Output,
  stderr: Output,
  locate: Locate,
): Promise<readonly unknown[]> {
  if (diagnostics.length === 0) return [];
  const { renderDiagnostics } = await import('../diagnostic/render.ts');
  const output = format === 'github' ? stdout : stderr;
  const text = renderDiagnostics(diagnostics, { format, colour: hasColour(output), locate });
  if (format === 'json') return (JSON.parse(text) as { diagnostics: unknown[] }).diagnostics;
  output.write(text);
  return [];
}
