import type { ReadBody } from '../read-json.ts';

/** Returns the received text, without parsing JSON. */
export async function readText(response: Response): Promise<ReadBody> {
  return { body: await response.text(), isOther: true };
}
