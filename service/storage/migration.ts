/**
 * One step of the schema. Steps are only ever added, with a higher number: a released one is history. Each statement must mean the
 * same to PostgreSQL 15 and to the embedded engine, and must be allowed inside a transaction.
 */
export interface Migration {
  /** `0007-what-it-is-about`, as its file. */
  readonly name: string;
  readonly statements: readonly string[];
}
