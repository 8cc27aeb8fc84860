import { expect } from 'vitest';

import { dataOf } from '../http/data-of.ts';
import type { Call } from '../http/test-client.ts';
import { pageTexts } from '../documents/pdf-text.ts';

/** The text of the PDF file that the link of this operation leads to. */
export async function documentText(call: Call, path: string): Promise<string> {
  const { url } = await dataOf<{ readonly url: string }>(await call('GET', path), 200);
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return (await pageTexts(new Uint8Array(await response.arrayBuffer()))).join(' ');
}
