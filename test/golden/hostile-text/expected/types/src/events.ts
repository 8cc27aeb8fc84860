// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { Everything, __proto__ } from './schemas.ts';

/**
 * Payload of `*\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
 *
 *  \ \u0027 ' "
 *  // @ts-nocheck
 *  import 'node:fs'; /* <!-- | ](javascript:alert) #`, version 1.
 *
 * *\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
 *
 *  \ \u0027 ' "
 *  // @ts-nocheck
 *  import 'node:fs'; /* <!-- | ](javascript:alert) #
 *
 * @see spec.yaml#/webhooks/%2A~1%20%60${process.exit(7)}%60%20%2A~1%20{{lit%20x}}%20{{{x}}}%20%3Cscript%3Ealert(1)%3C~1script%3E%20%E2%80%A8%20%E2%80%A9%20%5C%20%5Cu0027%20'%20%22%20%0D%0A%20~1~1%20%40ts-nocheck%0A%20import%20'node:fs';%20~1%2A%20%3C!--%20%7C%20%5D(javascript:alert)%20%23/post
 */
export type ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert = Everything;

/**
 * Payload of `__proto__`, version 1.
 *
 * @see spec.yaml#/webhooks/__proto__/post
 */
export type Proto = __proto__;

/** The payload of every event type in each of its versions: `EventPayloads[type][version]`. */
export interface EventPayloads {
  "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #": {
    1: ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert;
  };
  ['__proto__']: {
    1: Proto;
  };
}
