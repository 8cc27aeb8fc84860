// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type KnownMembers, type StrictCheck, strictly } from './runtime/strict-check.ts';

/** The members of each schema that events use, by schema name. */
const named: Readonly<Record<string, KnownMembers>> = {
  Everything: {
    members: {
      "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #":
        {},
      ['__proto__']: { members: { polluted: {} } },
      constructor: {},
      toString: {},
    },
  },
  ['__proto__']: { members: { constructor: {} } },
};

/** A strict validator of payloads for each event and version: unknown members are faults. */
export const eventChecks = {
  "*/ `${process.exit(7)}` */ {{lit x}} {{{x}}} \u003cscript>alert(1)\u003c/script> \u2028 \u2029 \\ \\u0027 ' \" \r\n // @ts-nocheck\n import 'node:fs'; /* \u003c!-- | ](javascript:alert) #":
    {
      1: strictly(
        () =>
          import('@hostile-text/validators/events/process-exit-7-lit-x-x-script-alert-1-script-u0027-ts-nocheck-import-node-fs----javascript-alert').then(
            (checks) => checks.ProcessExit7LitXXScriptAlert1ScriptU0027TsNocheckImportNodeFsJavascriptAlert,
          ),
        'Everything',
        named,
      ),
    },
  ['__proto__']: {
    1: strictly(
      () => import('@hostile-text/validators/events/__proto__').then((checks) => checks.Proto),
      '__proto__',
      named,
    ),
  },
} as const satisfies Record<string, Record<number, StrictCheck>>;
