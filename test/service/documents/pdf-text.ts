import { getDocumentProxy } from 'unpdf';

/** The area of A4 within the margins, in points. */
const LEFT = 48;
const RIGHT = 595.28 - 48;

/** The text of each page, in the order in which it was drawn, with single spaces. */
export async function pageTexts(bytes: Uint8Array): Promise<readonly string[]> {
  const pages = await textItems(bytes);
  return pages.map((items) =>
    items
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );
}

/** The texts that leave the margins, or the page. */
export async function textsOutside(bytes: Uint8Array): Promise<readonly string[]> {
  const pages = await textItems(bytes);
  const isOutside = ({ x, y, width }: TextItem): boolean => x < LEFT - 1 || x + width > RIGHT + 1 || y < 20 || y > 800;
  return pages.flatMap((items) => items.filter(isOutside).map(({ text }) => text));
}

interface TextItem {
  readonly text: string;
  readonly x: number;
  /** From the bottom of the page. */
  readonly y: number;
  readonly width: number;
}

async function textItems(bytes: Uint8Array): Promise<readonly (readonly TextItem[])[]> {
  // The parser transfers the buffer that it gets, and accepts no `Buffer`.
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const page = await file.getPage(index + 1);
      const { items } = await page.getTextContent();
      return items.flatMap((item) =>
        'str' in item ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width }] : [],
      );
    }),
  );
  await file.loadingTask.destroy();
  return pages;
}
