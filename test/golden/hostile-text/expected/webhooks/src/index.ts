import type {
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert,
  Proto,
} from '@hostile-text/types';

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
     */
    1: ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert;
  };
  ['__proto__']: {
    1: Proto;
  };
}

export type EventType = keyof WebhookPayloads;

/** The payload of one event type, in one version of it or in any. */
export type WebhookPayload<
  T extends EventType,
  V extends keyof WebhookPayloads[T] = keyof WebhookPayloads[T],
> = WebhookPayloads[T][V];

/** Every event type with its versions, oldest first. */
export const eventVersions = {
  "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #":
    [1],
  ['__proto__']: [1],
} as const;

/** True for an event type that this package knows. New types appear in the API before they appear here: treat others as none of yours. */
export function isEventType(type: string): type is EventType {
  return Object.hasOwn(eventVersions, type);
}
