/**
 * A row of the import table: a part of the repository and the rows that its modules may import, types
 * included.
 */
export interface ArchitectureRow {
  readonly name: string;
  readonly holds: string;
  /** Folders and single files, from the repository's root. */
  readonly files: readonly string[];
  /** Names of rows, or everything. */
  readonly mayImport: readonly string[] | 'anything';
}
