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
 * Tells what a body is and checks its shape, but not who sent it: for bodies that were checked when they came, and stored. Members, values of
 * enumerations and types that the API has gained meanwhile pass.
 *
 * Payloads of this API do not say of which type they are: `options.type` has to.
 */
export async function parse(body: string | Uint8Array, options: ReadOptions = {}): Promise<WebhookEvent> {
  return (await readEvent(body, options, catalogue)) as WebhookEvent;
}
