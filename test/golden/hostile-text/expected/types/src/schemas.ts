// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/**
 * *\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
 *
 *  \ \u0027 ' "
 *  // @ts-nocheck
 *  import 'node:fs'; /* <!-- | ](javascript:alert) #
 *
 * @see spec.yaml#/components/schemas/Everything
 */
export interface Everything {
  /**
   * *\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
   *
   *  \ \u0027 ' "
   *  // @ts-nocheck
   *  import 'node:fs'; /* <!-- | ](javascript:alert) #
   *
   * @pattern ^[\s\S]*$
   * @default "*\/ `${process.exit(7)}` *\/ {{lit x}} {{{x}}} <script>alert(1)</script>
   *
   *  \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* <!-- | ](javascript:alert) #"
   */
  "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} <script>alert(1)</script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* <!-- | ](javascript:alert) #": string;
  __proto__?: {
    polluted?: true;
  };
  constructor?:
    | "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} <script>alert(1)</script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* <!-- | ](javascript:alert) #"
    | '*/'
    | '</script>';
  toString?: {
    "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} <script>alert(1)</script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* <!-- | ](javascript:alert) #": [
      "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} <script>alert(1)</script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* <!-- | ](javascript:alert) #",
    ];
  };
}

/** @see spec.yaml#/components/schemas/__proto__ */
export interface __proto__ {
  constructor?: string;
}
