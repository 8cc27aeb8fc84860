// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as exit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertEndpoint,
  type ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertRequest,
  type ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResult,
} from '../operations/process-exit-7-lit-x-x-script-alert-1-script-u0027-ts-nocheck-import-node-fs----javascript-alert.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/**
 * *\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
 *
 *  \ \u0027 ' "
 *  // @ts-nocheck
 *  import 'node:fs'; /* <!-- | ](javascript:alert) #
 */
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
   *
   * @see POST /a'`$*\/:b, in the document at spec.yaml#/paths/~1a'%60$%2A~1:b/post
   */
  exit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert(
    request: ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertRequest,
    options?: CallOptions,
  ): Call<ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResult>;
}

export function createProcessClient(call: Caller): ProcessClient {
  return {
    exit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert: (request, options) =>
      call<
        ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertRequest,
        ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResult
      >(exit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertEndpoint, request, options),
  };
}
