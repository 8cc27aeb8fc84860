import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Format } from './arguments.ts';
import { hasColour, type Output } from './terminal.ts';

/**
 * All of them at once: for people on standard error, as annotations on standard output, where CI looks for them. In the form for
 * machines they are part of the one object that the run prints (`diagnosticsJson`).
 */
export async function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  stdout: Output,
  stderr: Output,
): Promise<void> {
  if (diagnostics.length === 0 || format === 'json') return;
  const output = format === 'github' ? stdout : stderr;
  output.write(await rendered(diagnostics, format, hasColour(output)));
}

/** The diagnostics as data, with file, line and column. */
export async function diagnosticsJson(diagnostics: readonly Diagnostic[]): Promise<unknown> {
  if (diagnostics.length === 0) return [];
  return (JSON.parse(await rendered(diagnostics, 'json', false)) as { diagnostics: unknown }).diagnostics;
}

async function rendered(diagnostics: readonly Diagnostic[], format: Format, colour: boolean): Promise<string> {
  const { renderDiagnostics } = await import('../diagnostic/render.ts');
  const { locateIn } = await import('../load/read/locate.ts');
  return renderDiagnostics(diagnostics, { colour, format, locate: locateIn() });
}
