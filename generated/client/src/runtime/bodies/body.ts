/** A request body for `fetch`. */
export type SentBody = string | Uint8Array | FormData;
