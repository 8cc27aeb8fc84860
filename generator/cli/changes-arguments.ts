import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { isDay } from '../changes/policy/policy.ts';

export type ChangesFormat = 'text' | 'json' | 'markdown' | 'github' | 'sarif';

export interface ChangesArguments {
  readonly help: boolean;
  /** A commit, or a file; absent for the merge base with the main branch. */
  readonly base: string | undefined;
  readonly spec: string;
  readonly policy: string;
  /** The policy was named, so it has to be there. */
  readonly policyNamed: boolean;
  readonly changelog: string;
  readonly writeChangelog: boolean;
  /** A version that was not raised is wrong. */
  readonly versionCheck: boolean;
  readonly prove: boolean;
  readonly format: ChangesFormat;
  /** The day for which exceptions count, and which the changelog gets. */
  readonly date: string;
}

export const CHANGES_USAGE = `Says what changes of the document do to clients of the API: what changed, whom it breaks, and what they have to do.

  npm run changes                                    spec/spec.yaml compared with where this branch left main
  npm run changes -- --base v1.2.0                   spec/spec.yaml compared with the one of that commit, branch or tag
  npm run changes -- --base old.yaml --spec new.yaml any two documents

  --base REF         what to compare with: a commit, branch or tag, or a file
                     (the merge base with main, else master, else origin/HEAD)
  --spec FILE        the root document                    (spec/spec.yaml)
  --prove            try every claimed break out: a value, or lines of a program, that worked and no longer does
  --version-check    info.version has to have been raised, too; one that was raised too little is always wrong
  --write-changelog  add the release to the changelog
  --date DAY         the day of the release, and the one for which exceptions count      (today)
  --policy FILE      breaking changes that are let through (changes-policy.yaml beside the document)
  --changelog FILE   the changelog                        (changelog.yaml beside the document)
  --format FORMAT    text, json, markdown, github or sarif  (text)
  --json             the same as --format json

Exit 0: nothing breaks. 1: something breaks that no exception lets through, the version does not fit,
or an exception is of no use. 2: the run itself failed.
`;

const FORMATS: readonly string[] = ['text', 'json', 'markdown', 'github', 'sarif'] satisfies ChangesFormat[];

/** Throws an Error with one sentence for a person when the words do not fit. */
export function parseChangesArguments(words: readonly string[], today: string): ChangesArguments {
  const { values } = parseArgs({
    args: [...words],
    options: {
      base: { type: 'string' },
      spec: { type: 'string', default: 'spec/spec.yaml' },
      prove: { type: 'boolean', default: false },
      'version-check': { type: 'boolean', default: false },
      'write-changelog': { type: 'boolean', default: false },
      date: { type: 'string', default: today },
      policy: { type: 'string' },
      changelog: { type: 'string' },
      format: { type: 'string', default: 'text' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (!isDay(values.date)) throw new Error(`--date ${values.date}: a day looks like 2027-01-31`);
  const format = values.json ? 'json' : values.format;
  if (!FORMATS.includes(format)) throw new Error(`--format ${format}: ${FORMATS.join(', ')}`);
  return {
    help: values.help,
    base: values.base,
    spec: values.spec,
    policy: values.policy ?? join(dirname(values.spec), 'changes-policy.yaml'),
    policyNamed: values.policy !== undefined,
    changelog: values.changelog ?? join(dirname(values.spec), 'changelog.yaml'),
    writeChangelog: values['write-changelog'],
    versionCheck: values['version-check'],
    prove: values.prove,
    format: format as ChangesFormat,
    date: values.date,
  };
}
