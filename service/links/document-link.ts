import type { LinkKind } from './signed-link.ts';

/** The document that a link leads to. */
export interface LinkedDocument {
  readonly kind: 'invoice' | 'credit_note';
  readonly accountId: string;
  /** Of the transaction, or of the adjustment. */
  readonly id: string;
  /** Whether a browser saves the file, or shows it. */
  readonly disposition: 'attachment' | 'inline';
}

/** Links to invoices and credit notes, valid for one hour. */
export const DOCUMENT_LINK: LinkKind<LinkedDocument> = { path: '/documents', validSeconds: 3_600 };
