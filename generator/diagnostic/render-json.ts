import type { PlacedDiagnostic } from './place-diagnostics.ts';

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
