/** A diagnostic as `npm run generate -- --json` prints it. */
export interface PrintedDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The result of checking the generated packages. */
export interface Checked {
  /** Number of loaded modules of all packages. */
  readonly modules: number;
  readonly validators: number;
  /** Number of the document's examples that a validator checked, and of those it rejected. */
  readonly examples: { readonly validated: number; readonly rejected: number };
  /** Number of docs pages. */
  readonly pages: number;
  /**
   * Number of operations called over HTTP, and of those whose stub responded; the rest rejected the request.
   */
  readonly routes: { readonly called: number; readonly responded: number };
  readonly faults: readonly string[];
}

/** The result of one call of the generated client to the mock. */
export interface CallResult {
  readonly operation: string;
  /** Absent if the mock responded with a valid success. */
  readonly error?: string;
  /** Why no mock could respond with a valid success. */
  readonly documentFault?: string;
}

/** The result for one document. */
export interface Row {
  /** Relative to the folder of the command line. */
  readonly name: string;
  readonly bytes: number;
  readonly outcome: 'generated' | 'rejected' | 'crashed';
  /** Of the generator's process. */
  readonly seconds: number;
  readonly mebibytes: number | undefined;
  readonly diagnostics: readonly PrintedDiagnostic[];
  /** Absent if the generator wrote nothing. */
  readonly operations?: number;
  readonly schemas?: number;
  readonly webhooks?: number;
  /** Lines of TypeScript. */
  readonly lines?: number;
  /** Number of errors by compiler. */
  readonly typeErrors?: Readonly<Record<string, readonly string[]>>;
  readonly checked?: Checked;
  readonly calls?: readonly CallResult[];
  /** Faults of the generator as sentences; empty without faults. */
  readonly faults: readonly string[];
}

export function count(row: Row, severity: PrintedDiagnostic['severity']): number {
  return row.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}
