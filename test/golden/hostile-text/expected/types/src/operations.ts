// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { Everything } from './schemas.ts';

/**
 * Query parameters of `*\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
 *
 *  \ \u0027 ' "
 *  // @ts-nocheck
 *  import 'node:fs'; /* <!-- | ](javascript:alert) #` (POST /a'`$*\/:b).
 *
 * @see spec.yaml#/paths/~1a'%60$%2A~1:b/post
 */
export interface ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertQuery {
  /**
   * *\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
   *
   *  \ \u0027 ' "
   *  // @ts-nocheck
   *  import 'node:fs'; /* <!-- | ](javascript:alert) #
   *
   * @default "*\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
   *
   *  \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* <!-- | ](javascript:alert) #"
   */
  "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} <script>alert(1)</script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* <!-- | ](javascript:alert) #"?: "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} <script>alert(1)</script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* <!-- | ](javascript:alert) #";
  __proto__?: string;
}

/**
 * Request body of `*\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
 *
 *  \ \u0027 ' "
 *  // @ts-nocheck
 *  import 'node:fs'; /* <!-- | ](javascript:alert) #` (POST /a'`$*\/:b).
 *
 * *\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
 *
 *  \ \u0027 ' "
 *  // @ts-nocheck
 *  import 'node:fs'; /* <!-- | ](javascript:alert) #
 *
 * @see spec.yaml#/paths/~1a'%60$%2A~1:b/post/requestBody
 */
export type ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertBody = Everything;

/**
 * Response 200 of `*\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
 *
 *  \ \u0027 ' "
 *  // @ts-nocheck
 *  import 'node:fs'; /* <!-- | ](javascript:alert) #` (POST /a'`$*\/:b).
 *
 * *\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
 *
 *  \ \u0027 ' "
 *  // @ts-nocheck
 *  import 'node:fs'; /* <!-- | ](javascript:alert) #
 *
 * @see spec.yaml#/paths/~1a'%60$%2A~1:b/post/responses/200
 */
export type ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlertResponse200 = Everything;
