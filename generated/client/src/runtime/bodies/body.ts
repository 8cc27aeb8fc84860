/** A body as `fetch` takes it. */
export type SentBody = string | Uint8Array | FormData;
