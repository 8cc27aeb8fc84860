// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertBody,
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertQuery,
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResponse200,
} from '@hostile-text/types';
import * as processExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertChecks from '@hostile-text/validators/process-exit-7-lit-x-x-script-alert-1-script-u0027-ts-nocheck-import-node-fs----javascript-alert';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const processExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertRoute = {
  id: "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #",
  method: 'POST',
  path: "/a'`$*/:b",
  security: [],
  parameters: {
    path: [],
    query: [
      {
        name: "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #",
        shape: 'value',
        kind: 'string',
        style: 'form',
        explode: true,
        default:
          "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #",
      },
      { name: '__proto__', shape: 'value', kind: 'string', style: 'form', explode: true },
    ],
    header: [],
  },
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: {
        "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #":
          "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #",
      },
    },
  },
  check: {
    query: processExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertChecks.query,
    body: processExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertChecks.body,
  },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertRequest extends RequestBase<
  (typeof processExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertRoute)['errorCodes'][number]
> {
  readonly query: WithDefaults<
    ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertQuery,
    "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #"
  >;
  readonly body: WithDefaults<
    ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertBody,
    "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #"
  >;
}

export type ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResult = {
  readonly status: 200;
  readonly body: ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ProcessHandlers<Context> {
  /**
   * *\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
   *
   *  \ \u0027 ' "
   *  // @ts-nocheck
   *  import 'node:fs'; /* <!-- | ](javascript:alert) #
   *
   * *\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
   *
   *  \ \u0027 ' "
   *  // @ts-nocheck
   *  import 'node:fs'; /* <!-- | ](javascript:alert) #
   *
   * @see spec.yaml#/paths/~1a'%60$%2A~1:b/post
   */
  readonly exit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert: Handler<
    ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertRequest,
    ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResult,
    Context
  >;
}
