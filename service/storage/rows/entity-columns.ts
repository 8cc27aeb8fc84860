import type { Generated } from 'kysely';

import type { JsonColumn, Revision, Timestamp } from '../columns.ts';

export type CatalogStatus = 'active' | 'archived';

interface ImportMeta {
  readonly external_id: string | null;
  readonly imported_from: string;
}

/** Columns of every entity of an account's catalog. */
export interface EntityColumns {
  account_id: string;
  status: Generated<CatalogStatus>;
  import_meta: JsonColumn<ImportMeta | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
  revision: Revision;
}
