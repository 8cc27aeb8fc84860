import type { Diagnostic, Locate } from '../diagnostic/diagnostic.ts';
import type { Format } from './arguments.ts';
import { hasColour, type Output } from './terminal.ts';

/**
 * Prints all diagnostics: as text on standard error, or as annotations on standard output, where CI reads
 * them. With `--json`, they are part of the one object that the run prints (`diagnosticsJson`).
 */
export async function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: Format,
  stdout: Output,
  stderr: Output,
  locate: Locate,
): Promise<void> {
  if (diagnostics.length === 0 || format === 'json') return;
  const { renderDiagnostics } = await import('../diagnostic/render.ts');
  const output = format === 'github' ? stdout : stderr;
  output.write(renderDiagnostics(diagnostics, { format, colour: hasColour(output), locate }));
}

/** The diagnostics as data, with file, line and column. */
export async function diagnosticsJson(diagnostics: readonly Diagnostic[], locate: Locate): Promise<unknown> {
  if (diagnostics.length === 0) return [];
  const { renderDiagnostics } = await import('../diagnostic/render.ts');
  const text = renderDiagnostics(diagnostics, { format: 'json', colour: false, locate });
  return (JSON.parse(text) as { diagnostics: unknown }).diagnostics;
}
