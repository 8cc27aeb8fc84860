// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertBody,
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertQuery,
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResponse200,
} from '@hostile-text/types';
import {
  queryCheck,
  bodyCheck,
  response200Check,
} from '@hostile-text/validators/process-exit-7-lit-x-x-script-alert-1-script-u0027-ts-nocheck-import-node-fs----javascript-alert';

import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, UnlistedCode } from '../runtime/errors.ts';
import { writeQuery } from '../runtime/parameters/query.ts';

export interface ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertRequest {
  readonly query?: ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertQuery;
  readonly body: ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertBody;
}

/**
 * The result of `*\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
 *
 *  \ \u0027 ' "
 *  // @ts-nocheck
 *  import 'node:fs'; /* <!-- | ](javascript:alert) #`.
 */
export type ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResult =
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResponse200;

/**
 * The errors of `*\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
 *
 *  \ \u0027 ' "
 *  // @ts-nocheck
 *  import 'node:fs'; /* <!-- | ](javascript:alert) #`, by `status`.
 */
export type ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertError = ApiError<
  UnlistedCode,
  ErrorStatus,
  undefined
>;

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
export const endpoint: Endpoint<
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertRequest,
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResult,
  ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertError
> = {
  id: "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #",
  method: 'POST',
  path: "/a'`$*/:b",
  parameters: {
    query: writeQuery(
      {
        name: "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #",
        style: 'form',
        explode: true,
      },
      { name: '__proto__', style: 'form', explode: true },
    ),
  },
  mediaType: 'application/json',
  bodyRequired: true,
  check: { query: queryCheck, body: bodyCheck },
  responses: { '200': response200Check },
  errors: {},
};
