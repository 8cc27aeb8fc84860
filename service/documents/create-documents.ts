import { type CreditNoteSource, creditNoteContent } from './credit-note-content.ts';
import type { DocumentContent } from './document-content.ts';
import { type InvoiceSource, invoiceContent } from './invoice-content.ts';

/**
 * Makes the documents of transactions as PDF files in A4. The same source always has the same bytes. Amounts
 * of a currency that the service doesn't have reject with a RangeError.
 */
export interface Documents {
  /** The invoice of a billed or completed transaction. */
  invoice(source: InvoiceSource): Promise<Uint8Array>;
  /** The credit note of an adjustment. */
  creditNote(source: CreditNoteSource): Promise<Uint8Array>;
}

/**
 * One instance should serve the whole process: its first document takes 0.3 s, for loading PDFKit and
 * decoding fonts; then an invoice of one line takes 20 ms, and one of 100 lines 60 ms.
 */
export function createDocuments(): Documents {
  let loaded: Promise<Renderer> | undefined;
  const render = async (content: DocumentContent): Promise<Uint8Array> => (await (loaded ??= loadRenderer()))(content);
  return {
    invoice: async (source) => render(invoiceContent(source)),
    creditNote: async (source) => render(creditNoteContent(source)),
  };
}

type Renderer = (content: DocumentContent) => Promise<Uint8Array>;

/** Loads PDFKit where a document is rendered: every start of the service would take 0.1 s longer. */
async function loadRenderer(): Promise<Renderer> {
  const [{ createFonts }, { renderDocument }] = await Promise.all([
    import('./pdf/fonts.ts'),
    import('./pdf/render-document.ts'),
  ]);
  const fonts = createFonts();
  return (content) => renderDocument(content, fonts);
}
