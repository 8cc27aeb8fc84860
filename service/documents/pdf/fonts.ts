import { fileURLToPath } from 'node:url';

import { type Font, openSync } from 'fontkit';

/**
 * The fonts of documents, in the order in which they are tried. Together they have the letters of Latin,
 * Greek, Cyrillic and Devanagari, Chinese characters, kana and Hangul. All are under the SIL Open Font
 * License, and only the used glyphs are embedded.
 */
const FAMILIES = [
  { from: import.meta.resolve('@embedpdf/fonts-latin'), regular: 'NotoSans-Regular.ttf', bold: 'NotoSans-Bold.ttf' },
  {
    from: import.meta.resolve('@embedpdf/fonts-sc'),
    regular: 'NotoSansHans-Regular.otf',
    bold: 'NotoSansHans-Bold.otf',
  },
  { from: import.meta.resolve('@embedpdf/fonts-kr'), regular: 'NotoSansKR-Regular.otf', bold: 'NotoSansKR-Bold.otf' },
] as const;

/** U+FFFD, which every one of the fonts has. */
const REPLACEMENT = '\uFFFD';
/** Characters that are no glyphs: line breaks, and marks of the direction of text. */
const INVISIBLE = /[\n\r\t\u200B-\u200F\u202A-\u202E\u2066-\u2069]/u;

/** A text as one font can show it. */
export interface FontChoice {
  readonly font: Font;
  /** The text, with replacement characters for those that the font lacks. */
  readonly shown: string;
}

/**
 * Chooses the font for a text: the first that has all its characters, otherwise the one that has most of
 * them. A whole text has one font, because all of these fonts have Latin letters.
 */
export type FontChooser = (text: string, isBold: boolean) => FontChoice;

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** PDFKit also accepts a parsed font, which its types omit. */
      font(font: Font, name: string): this;
    }
  }
}

/**
 * Fonts for any number of documents, read when a text first needs them. They are worth sharing: fontkit
 * decodes tables of a font when text is first laid out with it, which takes ten times as long as the
 * document itself.
 */
export function createFonts(): FontChooser {
  const opened = new Map<string, Font>();
  const open = (file: string): Font => {
    const font = opened.get(file) ?? openFont(file);
    opened.set(file, font);
    return font;
  };
  return (text, isBold) => {
    let best: { readonly font: Font; readonly missing: ReadonlySet<string> } | undefined;
    for (const { from, regular, bold } of FAMILIES) {
      const font = open(fileURLToPath(new URL(`../fonts/${isBold ? bold : regular}`, from)));
      const missing = missingIn(font, text);
      if (best === undefined || missing.size < best.missing.size) best = { font, missing };
      if (missing.size === 0) break;
    }
    const { font, missing } = best!;
    const shown = [...text].map((character) => (missing.has(character) ? REPLACEMENT : character)).join('');
    return { font, shown };
  };
}

/** @throws Error for a file with several fonts; none of the above has. */
function openFont(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts`);
  return font;
}

function missingIn(font: Font, text: string): ReadonlySet<string> {
  const characters = [...text].filter((character) => !INVISIBLE.test(character));
  return new Set(characters.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!)));
}
