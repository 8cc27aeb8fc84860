// Generated from spec.yaml by `npm run generate`. Do not edit.
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };
