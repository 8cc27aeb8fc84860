import type { FontChoice, FontChooser } from './fonts.ts';

/** Sizes in points: 72 to an inch. */
export interface TextStyle {
  readonly size: number;
  readonly isBold: boolean;
  readonly isMuted: boolean;
}

export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws text and lines on the pages of a document, with a font that has the text's characters. */
export interface Canvas {
  readonly doc: PDFKit.PDFDocument;
  /** The width of a text on one line. */
  width(text: string, style: TextStyle): number;
  /** The height of a text that is broken into lines of a width. */
  height(text: string, style: TextStyle, width: number): number;
  /** Draws a text that is broken into lines and, if need be, over pages. */
  write(text: string, style: TextStyle, box: TextBox): void;
  /** Draws a text on one line that ends at the right of the box. */
  writeRight(text: string, style: TextStyle, box: TextBox): void;
  rule(y: number): void;
  /** Whether a drawn text has characters that no font has. */
  hasReplacements(): boolean;
}

// The lines of all fonts have the height and the baseline of the Latin one, as multiples of the font's size.
// With those of each font, names in several scripts would be spaced unevenly, and amounts would not be level
// with them.
const LINE_HEIGHT = 1.362;
const BASELINE = 1.069;
const COLOR = '#1f2328';
const MUTED_COLOR = '#59636e';
const RULE_COLOR = '#c8ccd0';

export function createCanvas(doc: PDFKit.PDFDocument, choose: FontChooser): Canvas {
  let hasReplacements = false;
  const select = (text: string, { isBold, isMuted, size }: TextStyle): FontChoice => {
    const choice = choose(text, isBold);
    doc
      .font(choice.font, choice.font.postscriptName)
      .fontSize(size)
      .fillColor(isMuted ? MUTED_COLOR : COLOR);
    hasReplacements ||= choice.shown !== text;
    return choice;
  };
  const width = (text: string, style: TextStyle): number => doc.widthOfString(select(text, style).shown);
  /** Options for the selected font, so it has to be called after `select`. */
  const line = ({ size }: TextStyle) => ({
    lineGap: LINE_HEIGHT * size - doc.currentLineHeight(true),
    // PDFKit counts upward from the top of the line.
    baseline: -BASELINE * size,
  });
  return {
    doc,
    width,
    height: (text, style, width) => {
      const { shown } = select(text, style);
      return doc.heightOfString(shown, { width, ...line(style) });
    },
    write: (text, style, { x, y, width }) => {
      const { shown } = select(text, style);
      doc.text(shown, x, y, { width, ...line(style) });
    },
    writeRight: (text, style, box) => {
      const x = box.x + box.width - width(text, style);
      const { shown } = select(text, style);
      doc.text(shown, x, box.y, { lineBreak: false, ...line(style) });
    },
    rule: (y) => {
      const { left, right } = doc.page.margins;
      doc
        .moveTo(left, y)
        .lineTo(doc.page.width - right, y)
        .lineWidth(0.5)
        .stroke(RULE_COLOR);
    },
    hasReplacements: () => hasReplacements,
  };
}
