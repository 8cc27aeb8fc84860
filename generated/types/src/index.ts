// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
export type * from './schemas.ts';
export type * from './operations.ts';
export type * from './events.ts';
