/**
 * One step of the schema. New steps get a higher number; a released step never changes. Each statement must
 * mean the same to PostgreSQL 15 and the embedded engine, and be allowed inside a transaction.
 */
export interface Migration {
  /** The file name without extension, such as `0007-delivery`. */
  readonly name: string;
  readonly statements: readonly string[];
}
