import type {
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertBody,
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertQuery,
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResponse200,
} from '@hostile-text/types';
import * as exit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertChecks from '@hostile-text/validators/process-exit-7-lit-x-x-script-alert-1-script-u0027-ts-nocheck-import-node-fs----javascript-alert';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const exit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertEndpoint: Endpoint = {
  id: "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #",
  method: 'POST',
  path: "/a'`$*/:b",
  parameters: {
    path: [],
    query: [
      {
        name: "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #",
        style: 'form',
        explode: true,
      },
      { name: '__proto__', style: 'form', explode: true },
    ],
    header: [],
  },
  mediaType: 'application/json',
  check: {
    query: exit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertChecks.query,
    body: exit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertChecks.body,
  },
};

export interface ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertRequest {
  readonly query?: ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertQuery;
  readonly body: ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertBody;
}

export interface ProcessClient {
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
   */
  exit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert(
    request: ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertRequest,
    options?: CallOptions,
  ): Promise<ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResponse200>;
}

export function createProcessClient(call: Caller): ProcessClient {
  return {
    exit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert: (request, options) =>
      call(
        exit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertEndpoint,
        request,
        options,
      ) as Promise<ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResponse200>,
  };
}
