import type { Diagnostic } from './diagnostic.ts';
import { placeDiagnostics } from './place-diagnostics.ts';
import type { Locate } from './position.ts';
import { renderGithub } from './render-github.ts';
import { renderJson } from './render-json.ts';
import { renderText } from './render-text.ts';

export interface RenderOptions {
  readonly format: 'text' | 'json' | 'github';
  /** Applies to `text` only. */
  readonly colour: boolean;
  readonly locate: Locate;
}

/** Ends with a line break; the formats text and github are empty without diagnostics. */
export function renderDiagnostics(diagnostics: readonly Diagnostic[], options: RenderOptions): string {
  const placed = placeDiagnostics(diagnostics, options.locate);
  if (options.format === 'json') return renderJson(placed);
  return options.format === 'github' ? renderGithub(placed) : renderText(placed, options.colour);
}
