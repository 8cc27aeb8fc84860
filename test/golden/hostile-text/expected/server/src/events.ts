// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { JsonValue } from './runtime/json.ts';

/** The paths of sensitive values in payloads (`*` = every item), and their masks (`{n}` = 1-based position). */
export interface SensitiveField {
  readonly path: readonly string[];
  readonly masked: JsonValue;
}

export interface EventDefinition {
  readonly group: string;
  readonly description: string;
  readonly sensitive: readonly SensitiveField[];
}

/** Every event type with every version of its payload. */
export const eventCatalogue = {
  "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #":
    {
      1: {
        group:
          "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #",
        description:
          "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #",
        sensitive: [
          {
            path: [
              "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #",
            ],
            masked:
              "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #",
          },
        ],
      },
    },
  ['__proto__']: {
    1: { group: '__proto__', description: '', sensitive: [] },
  },
} as const satisfies Record<string, Record<number, EventDefinition>>;

export type EventType = keyof typeof eventCatalogue;
