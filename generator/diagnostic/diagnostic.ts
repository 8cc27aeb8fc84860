import { catalogue } from './catalogue.ts';

export type DiagnosticCode = keyof typeof catalogue;

/** The file of the spec, relative to the working directory, and the keys from its root to the value. */
export interface Place {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** Line and column, from 1. Only for a file that can't be parsed, in which no path leads anywhere. */
  readonly at?: { readonly line: number; readonly column: number };
}

/** Line and column count from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
  /** How many code units of that line to underline, at least 1. */
  readonly length: number;
  /** The lines of the file, for a code frame; empty when the file can't be read. */
  readonly lines: readonly string[];
}

/** Finds a place in its file. Never throws: for a missing value it returns the nearest enclosing one. */
export type Locate = (place: Place) => Position;

export type Severity = 'error' | 'warning';

/** A problem of a document. Collected, never thrown: one run reports all problems. */
export interface Diagnostic {
  /** A key of the catalogue, such as `ref-unresolved`. */
  readonly code: string;
  readonly severity: Severity;
  /** The problem, with the names involved. One sentence. */
  readonly message: string;
  /** The remedy. One sentence. */
  readonly help: string;
  readonly place: Place;
  /** Other places involved, such as the other half of a name clash. */
  readonly related?: readonly { readonly message: string; readonly place: Place }[];
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** An error, unless `over` says otherwise. `message` is one sentence without its full stop. */
export function diagnose(
  code: DiagnosticCode,
  place: Place,
  message: string,
  over: Partial<Pick<Diagnostic, 'severity' | 'help' | 'related'>> = {},
): Diagnostic {
  return { code, severity: 'error', help: catalogue[code], message, place, ...over };
}
