// The document does not say how its webhooks are signed (x-webhook-signature), so nothing here can tell who sent one.
export * from './events.ts';
export { parse } from './parse.ts';
export type { KnownEvent, PayloadFault, UnknownEvent } from './runtime/event.ts';
export type { ReadOptions } from './runtime/read-event.ts';
export { memoryOfSeen, type SeenStore, skipSeen } from './runtime/skip-seen.ts';
