import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Format } from './arguments.ts';
import { hasColour, type Output } from './terminal.ts';

/** All of them at once, laid out for whoever reads. Prints nothing when there is nothing to say. */
export async function printDiagnostics(diagnostics: readonly Diagnostic[], format: Format, output: Output): Promise<void> {
  if (diagnostics.length === 0) return;
  const { renderDiagnostics } = await import('../diagnostic/render.ts');
  const { locate } = await import('../load/locate.ts');
  output.write(renderDiagnostics(diagnostics, { colour: hasColour(output), format, locate }));
}
