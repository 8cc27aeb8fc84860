// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert,
  Proto,
} from '@hostile-text/types';

import type { KnownEvent, UnknownEvent } from './runtime/event.ts';
import { match } from './runtime/match.ts';

export type {
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert,
  Proto,
} from '@hostile-text/types';

/** The payload of every event type in every version: `WebhookPayloads['customer.created'][1]`. */
export interface WebhookPayloads {
  "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #": {
    /**
     * *\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
     *
     *  \ \u0027 ' "
     *  // @ts-nocheck
     *  import 'node:fs'; /* <!-- | ](javascript:alert) #
     *
     * @see spec.yaml#/webhooks/%2A~1%20%60${process.exit(7)}%60%20%2A~1%20{{lit%20x}}%20{{{x}}}%20%3Cscript%3Ealert(1)%3C~1script%3E%20%E2%80%A8%20%E2%80%A9%20%5C%20%5Cu0027%20'%20%22%20%0D%0A%20~1~1%20%40ts-nocheck%0A%20import%20'node:fs';%20~1%2A%20%3C!--%20%7C%20%5D(javascript:alert)%20%23/post
     */
    1: ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert;
  };
  ['__proto__']: {
    /** @see spec.yaml#/webhooks/__proto__/post */
    1: Proto;
  };
}

export type EventType = keyof WebhookPayloads;

/** The payload of one event type, in one version of it or in any. */
export type WebhookPayload<
  T extends EventType,
  V extends keyof WebhookPayloads[T] = keyof WebhookPayloads[T],
> = WebhookPayloads[T][V];

/** The event of each type, in any of its versions. */
export type KnownEvents = {
  [T in EventType]: {
    [V in keyof WebhookPayloads[T]]: KnownEvent<T, V & number, WebhookPayloads[T][V]>;
  }[keyof WebhookPayloads[T]];
};

/**
 * A webhook: either of a known type, discriminated by `type` and `version`, or unknown. A program that reads `payload`
 * does not compile unless it checks `known` first.
 */
export type WebhookEvent = KnownEvents[EventType] | UnknownEvent;

/** Every event type with its versions, oldest first. */
export const eventVersions = {
  "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #":
    [1],
  ['__proto__']: [1],
} as const;

/** True for an event type that this package knows. The API can have newer types. */
export function isEventType(type: string): type is EventType {
  return Object.hasOwn(eventVersions, type);
}

/** Handlers for some or all event types. */
export type EventArms = { readonly [T in EventType]?: (event: KnownEvents[T]) => unknown };

/**
 * Calls the handler of the event's type. `otherwise` receives events without a handler, and unknown events. If it accepts
 * only an `UnknownEvent`, each type must have a handler, and a new type in the API is a compile error.
 */
export function matchEvent<Arms extends EventArms, Other>(
  event: WebhookEvent,
  arms: Arms & { readonly [Key in Exclude<keyof Arms, EventType>]: never },
  otherwise: (event: KnownEvents[Exclude<EventType, keyof Arms>] | UnknownEvent) => Other,
): { [T in keyof Arms]: Arms[T] extends (event: never) => infer Result ? Result : never }[keyof Arms] | Other {
  return match(event, arms, otherwise) as never;
}
