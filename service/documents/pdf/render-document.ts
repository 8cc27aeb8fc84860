import { Buffer } from 'node:buffer';

import PdfDocument from 'pdfkit';

import type { DocumentContent, DocumentNote } from '../document-content.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { drawFooters } from './draw-footers.ts';
import { drawHeading } from './draw-heading.ts';
import { drawTable } from './draw-table.ts';
import { drawTotals } from './draw-totals.ts';
import type { FontChooser } from './fonts.ts';
import { areaOf, placeFor } from './page.ts';

const MARGINS = { top: 48, left: 48, right: 48, bottom: 60 };

const REPLACED: DocumentNote = {
  title: 'About this document',
  text: 'The character \uFFFD stands for one that the fonts of this document do not have.',
};

/** The bytes of a PDF file with the content, on as many A4 pages as it needs. */
export function renderDocument(content: DocumentContent, fonts: FontChooser): Promise<Uint8Array> {
  const name = [content.title, content.number].filter(Boolean).join(' ');
  const doc = new PdfDocument({
    size: 'A4',
    margins: MARGINS,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: name, Author: content.seller, CreationDate: new Date(content.issuedAt) },
  });
  const bytes = bytesOf(doc);
  const canvas = createCanvas(doc, fonts);
  let y = drawTable(canvas, content.lines, drawHeading(canvas, content));
  y = drawTotals(canvas, content.totals, y + 12);
  for (const table of content.tables) y = drawTable(canvas, table, y + 16);
  for (const note of content.notes) y = drawNote(canvas, note, y + 16);
  if (canvas.hasReplacements()) drawNote(canvas, REPLACED, y + 16);
  drawFooters(canvas, name);
  doc.end();
  return bytes;
}

function drawNote(canvas: Canvas, { title, text }: DocumentNote, top: number): number {
  const { doc } = canvas;
  const y = placeFor(doc, top, 40);
  const { left, width } = areaOf(doc);
  canvas.write(title, { size: 10, isBold: true, isMuted: false }, { x: left, y, width });
  canvas.write(text, { size: 9, isBold: false, isMuted: false }, { x: left, y: y + 16, width });
  return doc.y;
}

function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  doc.on('end', () => resolve(Buffer.concat(chunks)));
  doc.on('error', reject);
  return promise;
}
