// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { ReadBody } from '../read-json.ts';

/** Returns the received text, without parsing JSON. */
export async function readText(response: Response): Promise<ReadBody> {
  return { body: await response.text(), isOther: true };
}
