import type { Diagnostic, Locate } from '../diagnostic/diagnostic.ts';
import type { Format } from './arguments.ts';
import { hasColour, type Output } from './terminal.ts';

/**
 * Prints all diagnostics: as text on standard error, or as annotations on standard output, where CI reads
 * them. With `--json`, it prints nothing and resolves to them as data, with file, line and column, for the
 * one object that the run prints.
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
