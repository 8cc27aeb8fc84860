import type { Diagnostic, Locate } from './diagnostic.ts';
import { type PlacedDiagnostic, placeDiagnostics } from './place-diagnostics.ts';
import { renderText } from './render-text.ts';
import { workflowCommand } from './workflow-command.ts';

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

/** JSON: one object, with each diagnostic's file, line and column (from 1) and the path of keys to it. */
export function renderJson(placed: readonly PlacedDiagnostic[]): string {
  const diagnostics = placed.map(({ diagnostic, position, related }) => ({
    code: diagnostic.code,
    severity: diagnostic.severity,
    message: diagnostic.message,
    help: diagnostic.help,
    file: diagnostic.place.file,
    line: position.line,
    column: position.column,
    path: diagnostic.place.path,
    related: related.map(({ message, file, position: { line, column } }) => ({ message, file, line, column })),
  }));
  return `${JSON.stringify({ diagnostics }, null, 2)}\n`;
}

/** Workflow commands of GitHub Actions, which show each diagnostic at its line of the pull request. */
export function renderGithub(placed: readonly PlacedDiagnostic[]): string {
  return placed
    .map(({ diagnostic, position, related }) => {
      const { severity, code, message, help, place } = diagnostic;
      const also = related
        .map((each) => `\n${each.file}:${each.position.line}:${each.position.column}: ${each.message}`)
        .join('');
      return workflowCommand(severity, { ...position, file: place.file, title: code }, `${message}\n${help}${also}`);
    })
    .join('');
}
