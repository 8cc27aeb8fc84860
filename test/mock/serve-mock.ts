import { createMock } from '../../generator/mock/create-mock.ts';
import { listen } from '../../generator/serve/listen.ts';
import type { Api } from '../../generator/model/api.ts';

export interface ServedMock {
  /** The URL with the base path. */
  readonly url: string;
  close(): void;
}

/** The mock of a document on a free port. */
export async function serveMock(api: Api): Promise<ServedMock> {
  const { basePath, handle } = await createMock(api);
  const { origin, close } = await listen(handle, 0);
  return { url: `${origin}${basePath}`, close };
}
