// Generated from spec.yaml by `npm run generate`. Do not edit.
/** A request body for `fetch`. */
export type SentBody = string | Blob | FormData;
