import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Locate } from '../diagnostic/position.ts';
import { locateIn } from '../load/read/locate.ts';
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
  locate = locateIn(),
): Promise<void> {
  if (diagnostics.length === 0 || format === 'json') return;
  const output = format === 'github' ? stdout : stderr;
  output.write(await rendered(diagnostics, format, hasColour(output), locate));
}

/** The diagnostics as data, with file, line and column. */
export async function diagnosticsJson(diagnostics: readonly Diagnostic[]): Promise<unknown> {
  if (diagnostics.length === 0) return [];
  return (JSON.parse(await rendered(diagnostics, 'json', false, locateIn())) as { diagnostics: unknown }).diagnostics;
}

async function rendered(
  diagnostics: readonly Diagnostic[],
  format: Format,
  colour: boolean,
  locate: Locate,
): Promise<string> {
  const { renderDiagnostics } = await import('../diagnostic/render.ts');
  return renderDiagnostics(diagnostics, { colour, format, locate });
}
