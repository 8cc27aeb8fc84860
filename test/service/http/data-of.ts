import { expect } from 'vitest';

/** The `data` of a successful response, with this status if one is expected. */
export async function dataOf<Data = Record<string, unknown>>(response: Response, status?: number): Promise<Data> {
  const text = await response.clone().text();
  if (status === undefined) expect(response.ok, text).toBe(true);
  else expect(response.status, text).toBe(status);
  return ((await response.json()) as { data: Data }).data;
}
