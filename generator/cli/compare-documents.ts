import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { defaultBase } from '../changes/base/git.ts';
import { loadBase, loadVersion } from '../changes/base/load-version.ts';
import { ChangesError } from '../changes/changes-error.ts';
import { findChanges } from '../changes/find-changes.ts';
import { applyPolicy, readPolicy } from '../changes/policy/policy.ts';
import { type PlacedReport, placeReport } from '../changes/render/placed-report.ts';
import { withRelease } from '../changes/version/changelog.ts';
import { checkVersion } from '../changes/version/next-version.ts';
import { readFromDisk } from '../load/read/sources.ts';
import { type ChangesArguments, RENDERERS } from './changes-arguments.ts';
import { hasColour, type Output, printDiagnostics } from './terminal.ts';

/** Compares the document with its base, prints the report and returns the exit status. */
export async function compareDocuments(args: ChangesArguments, stdout: Output, stderr: Output): Promise<number> {
  try {
    return await compare(args, stdout, stderr);
  } catch (error) {
    if (!(error instanceof ChangesError)) throw error;
    stderr.write(`Nothing was compared: ${error.message}.\n`);
    return 2;
  }
}

async function compare(args: ChangesArguments, stdout: Output, stderr: Output): Promise<number> {
  const exceptions = readPolicy(args.policy, args.policyNamed);
  const mergeBase = args.base === undefined ? defaultBase() : undefined;
  const from = args.base ?? mergeBase!.commit;
  const base = await loadBase(from, args.spec);
  const head = await loadVersion(args.spec, args.spec, readFromDisk);
  for (const { name, errors } of [base, head]) {
    if (errors === undefined) continue;
    // With errors, parts of the document may be missing.
    await printDiagnostics(errors.diagnostics, 'text', stdout, stderr, errors.locate);
    stderr.write(`\nNothing was compared: ${name} has errors.\n`);
    return 2;
  }
  const changes = findChanges(base.document, head.document);
  const proofs = args.prove ? (await import('../changes/proof/prove-changes.ts')).proveChanges(changes) : new Map();
  const about = {
    ...{ today: args.date, policyFile: args.policy },
    version: checkVersion({ base: base.version, head: head.version }, changes, args['version-check']),
    ...(mergeBase !== undefined && { mergeBaseWith: mergeBase.branch }),
  };
  const report = placeReport(about, [base, head], changes, applyPolicy(exceptions, changes, args.date), proofs);
  stdout.write(RENDERERS[args.format](report, hasColour(stdout)));
  if (args['write-changelog']) writeChangelog(args, report, stderr);
  return report.fails ? 1 : 0;
}

/** Writes no release without changes, and none with a version that does not fit them. */
function writeChangelog(args: ChangesArguments, report: PlacedReport, stderr: Output): void {
  const { changes, version } = report;
  if (changes.length === 0 || version.problem !== undefined) {
    stderr.write(`${args.changelog}: not written, because ${version.problem ?? 'nothing has changed'}\n`);
    return;
  }
  const release = { version: version.head === version.base ? version.next : version.head, date: args.date };
  const before = existsSync(args.changelog) ? readFileSync(args.changelog, 'utf8') : undefined;
  writeFileSync(args.changelog, withRelease(before, release, changes));
  stderr.write(`${args.changelog}: ${release.version} written\n`);
}
