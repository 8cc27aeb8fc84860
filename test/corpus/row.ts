/** A diagnostic as `npm run generate -- --json` prints it. */
export interface PrintedDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What a look at the generated packages found. */
export interface Checked {
  /** Modules that were loaded, of all packages. */
  readonly modules: number;
  readonly validators: number;
  /** Examples of the document that went through a validator, and those of them that it refused. */
  readonly examples: { readonly judged: number; readonly refused: number };
  /** Pages of the docs. */
  readonly pages: number;
  /** Operations that a listening server was asked for, and those among them whose stub answered; the others refused what was sent. */
  readonly routes: { readonly asked: number; readonly answered: number };
  readonly faults: readonly string[];
}

/** What became of one document. */
export interface Row {
  /** From the folder that was named. */
  readonly name: string;
  readonly bytes: number;
  readonly outcome: 'generated' | 'refused' | 'crashed';
  /** Of the generator's process. */
  readonly seconds: number;
  readonly mebibytes: number | undefined;
  readonly diagnostics: readonly PrintedDiagnostic[];
  /** Only of what was generated. */
  readonly operations?: number;
  readonly schemas?: number;
  readonly webhooks?: number;
  /** Lines of TypeScript. */
  readonly lines?: number;
  /** By compiler. */
  readonly typeErrors?: Readonly<Record<string, readonly string[]>>;
  readonly checked?: Checked;
  /** What is wrong with the generator, as text; empty when nothing is. */
  readonly faults: readonly string[];
}

export function count(row: Row, severity: PrintedDiagnostic['severity']): number {
  return row.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}
