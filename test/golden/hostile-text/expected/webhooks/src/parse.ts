// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { WebhookEvent } from './events.ts';
import { type EventCatalogue, readEvent, type ReadOptions } from './runtime/read-event.ts';

const catalogue: EventCatalogue = {
  checks: {
    "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #":
      {
        1: async () =>
          (
            await import('@hostile-text/validators/events/process-exit-7-lit-x-x-script-alert-1-script-u0027-ts-nocheck-import-node-fs----javascript-alert')
          ).ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert,
      },
    ['__proto__']: {
      1: async () => (await import('@hostile-text/validators/events/__proto__')).Proto,
    },
  },
};

/**
 * Parses and validates a body, but does not verify its signature: for stored bodies that were verified on arrival. Accepts
 * members, enumeration values and types that the API has added.
 *
 * Payloads of this API do not contain their type: pass it as `options.type`.
 */
export async function parse(body: string | Uint8Array, options: ReadOptions = {}): Promise<WebhookEvent> {
  return (await readEvent(body, options, catalogue)) as WebhookEvent;
}
