/** A request body for `fetch`. */
export type SentBody = string | Blob | FormData;
