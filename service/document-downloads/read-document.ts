import type { Kysely, Selectable } from 'kysely';

import type { Parties } from '../documents/buyer.ts';
import type { Documents } from '../documents/create-documents.ts';
import type { LinkedDocument } from '../links/document-link.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { adjustmentEntity } from '../transactions/adjustment-entity.ts';
import { transactionEntity } from '../transactions/transaction-entity.ts';

type Row = Selectable<TransactionRow>;

/** A PDF file and its name. */
export interface DocumentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Makes the document of a link: the amounts are those of now, the buyer is that of the sale. */
export function readDocument(db: Kysely<Tables>, documents: Documents, linked: LinkedDocument): Promise<DocumentFile> {
  return linked.kind === 'invoice' ? invoiceFile(db, documents, linked) : creditNoteFile(db, documents, linked);
}

async function invoiceFile(
  db: Kysely<Tables>,
  documents: Documents,
  { accountId, id }: LinkedDocument,
): Promise<DocumentFile> {
  const row = await readTransaction(db, accountId, id);
  const source = { transaction: transactionEntity(row), dueAt: row.due_at, ...(await partiesOf(db, row)) };
  return { name: `invoice-${row.invoice_number ?? row.id}.pdf`, bytes: await documents.invoice(source) };
}

async function creditNoteFile(
  db: Kysely<Tables>,
  documents: Documents,
  { accountId, id }: LinkedDocument,
): Promise<DocumentFile> {
  const adjustment = await db
    .selectFrom('adjustments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id as `adj_${string}`)
    .executeTakeFirstOrThrow();
  const row = await readTransaction(db, accountId, adjustment.transaction_id);
  const number = adjustment.credit_note_number;
  const entities = { adjustment: adjustmentEntity(adjustment), transaction: transactionEntity(row), number };
  const bytes = await documents.creditNote({ ...entities, ...(await partiesOf(db, row)) });
  return { name: `credit-note-${number ?? id}.pdf`, bytes };
}

function readTransaction(db: Kysely<Tables>, accountId: string, id: string): Promise<Row> {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id as Row['id'])
    .executeTakeFirstOrThrow();
}

/** The seller, and the copy of the buyer, which later changes of the customer don't change. */
async function partiesOf(db: Kysely<Tables>, { account_id, id, buyer }: Row): Promise<Parties> {
  if (buyer === null) throw new Error(`internal error: transaction ${id} has a document and no copy of its buyer`);
  const { name } = await db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return { accountName: name, ...buyer };
}
