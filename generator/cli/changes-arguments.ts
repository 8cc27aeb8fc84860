import { dirname, join } from 'node:path';

import { ArgumentError, choiceArgument, parseCommandLine } from '../../service/command-line/parse-command-line.ts';
import { isDay } from '../changes/policy/policy.ts';
import type { PlacedReport } from '../changes/render/placed-report.ts';
import { renderGithub } from '../changes/render/render-github.ts';
import { renderJson } from '../changes/render/render-json.ts';
import { renderMarkdown } from '../changes/render/render-markdown.ts';
import { renderSarif } from '../changes/render/render-sarif.ts';
import { renderText } from '../changes/render/render-text.ts';

/** The formats of a report; only text has colors. */
export const RENDERERS = {
  text: renderText,
  json: renderJson,
  markdown: renderMarkdown,
  github: renderGithub,
  sarif: renderSarif,
} satisfies Record<string, (report: PlacedReport, colour: boolean) => string>;

export type ChangesArguments = Readonly<ReturnType<typeof parseChangesArguments>>;

export const CHANGES_USAGE = `Compares two versions of a document: what changed, which clients break, and what they have to do.

  npm run changes                                    spec/spec.yaml compared with the merge base with main
  npm run changes -- --base v1.2.0                   spec/spec.yaml compared with a commit, branch or tag
  npm run changes -- --base old.yaml --spec new.yaml any two documents

  --base REF         the old version: a commit, branch or tag, or a file
                     (the merge base with main, else master, else origin/HEAD)
  --spec FILE        the root document                    (spec/spec.yaml)
  --prove            check every breaking change: find a value, or lines of a program, that worked and no longer does
  --version-check    fail when info.version is unchanged despite changes; a version that is too low always fails
  --write-changelog  add the release to the changelog
  --date DAY         the date of the release, on which exceptions must be valid (today)
  --policy FILE      exceptions for breaking changes      (changes-policy.yaml beside the document)
  --changelog FILE   the changelog                        (changelog.yaml beside the document)
  --format FORMAT    text, json, markdown, github or sarif  (text)
  --json             the same as --format json

Exit 0: nothing breaks. 1: something breaks without an exception, the version does not fit, or an exception
is expired or unused. 2: the run failed.
`;

/** @throws ArgumentError that says which argument is wrong and what is accepted. */
export function parseChangesArguments(argv: readonly string[], today: string) {
  const { values } = parseCommandLine(argv, {
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
  const { spec, date, policy, changelog } = values;
  if (!isDay(date)) throw new ArgumentError(`--date ${date}: must be a day such as 2027-01-31`);
  const formats = Object.keys(RENDERERS) as (keyof typeof RENDERERS)[];
  return {
    ...values,
    policy: policy ?? join(dirname(spec), 'changes-policy.yaml'),
    /** The command line names the policy, so the file must exist. */
    policyNamed: policy !== undefined,
    changelog: changelog ?? join(dirname(spec), 'changelog.yaml'),
    format: choiceArgument('format', values.json ? 'json' : values.format, formats),
  };
}
