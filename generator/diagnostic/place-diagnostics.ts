import type { Diagnostic, Locate, Position } from './diagnostic.ts';

export interface PlacedDiagnostic {
  readonly diagnostic: Diagnostic;
  readonly position: Position;
  readonly related: readonly { readonly message: string; readonly file: string; readonly position: Position }[];
}

/** These come first: they keep a file from being read, so the others were found without that file. */
const UNREADABLE: ReadonlySet<string> = new Set(
  'file-missing yaml-syntax yaml-duplicate-key value-unusable document-invalid openapi-version'.split(' '),
);

/** Sorts by file, line and column, so that the order does not depend on the order of checks. */
export function placeDiagnostics(diagnostics: readonly Diagnostic[], locate: Locate): PlacedDiagnostic[] {
  return diagnostics
    .map((diagnostic) => ({
      diagnostic,
      position: locate(diagnostic.place),
      related: (diagnostic.related ?? []).map(({ message, place }) => ({
        message,
        file: place.file,
        position: locate(place),
      })),
    }))
    .sort(
      (a, b) =>
        rankOf(a.diagnostic) - rankOf(b.diagnostic) ||
        compare(a.diagnostic.place.file, b.diagnostic.place.file) ||
        a.position.line - b.position.line ||
        a.position.column - b.position.column ||
        compare(a.diagnostic.code, b.diagnostic.code) ||
        compare(a.diagnostic.message, b.diagnostic.message),
    );
}

function rankOf({ code }: Diagnostic): number {
  return UNREADABLE.has(code) ? 0 : 1;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
