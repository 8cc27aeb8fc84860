/**
 * One step of the schema. New steps get a higher number; a released step never changes. Each statement must
 * mean the same to PostgreSQL 15 and the embedded engine, and be allowed inside a transaction.
 *
 * Processes of the release before serve while the step is applied, and after it. So a step expands: it adds
 * what they need not know. What they use is removed, renamed or restricted by a step of a later release.
 */
export interface Migration {
  /** The file name without extension, such as `0007-delivery`. */
  readonly name: string;
  readonly statements: readonly string[];
  /**
   * For a step with statements that remove, rename, restrict or rewrite what existed before it: why they
   * disturb no process of the release before.
   */
  readonly contract?: string;
}
