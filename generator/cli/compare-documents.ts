import { writeFileSync } from 'node:fs';

import { BaseError } from '../changes/base/base-error.ts';
import type { BaseThread } from '../changes/base/base-thread.ts';
import type { Change } from '../changes/change.ts';
import { findChanges, prepared } from '../changes/find-changes.ts';
import { applyPolicy, PolicyError, readPolicy } from '../changes/policy/policy.ts';
import type { Proof } from '../changes/proof/proof.ts';
import { type PlacedReport, placeReport } from '../changes/render/placed-report.ts';
import { placesOf } from '../changes/render/places.ts';
import { renderReport } from '../changes/render/render.ts';
import { ChangelogError, readChangelog, withRelease } from '../changes/version/changelog.ts';
import { judgeVersion } from '../changes/version/next-version.ts';
import { type LoadedSpec, loadSpec } from '../load/load-spec.ts';
import { locate, prepareLocate } from '../load/locate.ts';
import type { ChangesArguments } from './changes-arguments.ts';
import { hasColour, type Output } from './terminal.ts';

type Document = LoadedSpec['document'];

/** Compares the document with the base that the thread reads, tells of it, and gives the exit status. */
export async function compareDocuments(
  args: ChangesArguments,
  thread: BaseThread,
  stdout: Output,
  stderr: Output,
): Promise<number> {
  try {
    return await compare(args, thread, stdout, stderr);
  } catch (error) {
    if (!(error instanceof BaseError || error instanceof PolicyError || error instanceof ChangelogError)) throw error;
    stderr.write(`Nothing was compared: ${error.message}.\n`);
    return 2;
  }
}

async function compare(args: ChangesArguments, thread: BaseThread, stdout: Output, stderr: Output): Promise<number> {
  const exceptions = readPolicy(args.policy, args.policyNamed);
  const head = await loadSpec(args.spec);
  const errors = head.diagnostics.filter(({ severity }) => severity === 'error');
  // The base comes a tenth of a second later: its thread had to start.
  const after = errors.length === 0 ? prepared(head.document) : undefined;
  if (after) prepareLocate(head.place([]).file);
  const base = await thread.document();
  if ('complaint' in base) return refuse(args.base, base.complaint, stderr);
  if (after === undefined) {
    const options = { format: 'text', colour: hasColour(stderr), locate } as const;
    const { renderDiagnostics } = await import('../diagnostic/render.ts');
    return refuse(args.spec, renderDiagnostics(errors, options), stderr);
  }
  const changes = findChanges(base.document, after);
  const versions = { base: versionOf(base.document), head: versionOf(head.document) };
  const report = await placeReport(
    {
      changes,
      policy: applyPolicy(exceptions, changes, args.date),
      version: judgeVersion(versions, changes, args.versionCheck),
      proofs: args.prove ? await prove(base.document, head.document, changes) : new Map(),
      base: args.base,
      head: args.spec,
    },
    thread,
    placesOf(head.place, locate),
  );
  stdout.write(await renderReport(report, args.format, hasColour(stdout)));
  if (args.writeChangelog) writeChangelog(args, report, stderr);
  return report.fails ? 1 : 0;
}

/** A document with errors can't be compared: half of it may be missing. */
function refuse(name: string, complaint: string, stderr: Output): number {
  stderr.write(`${complaint}\nNothing was compared: ${name} can't be used as it is.\n`);
  return 2;
}

/** What proofs need is loaded when somebody asks for them. */
async function prove(base: Document, head: Document, changes: readonly Change[]): Promise<Map<Change, Proof>> {
  const { proveChanges } = await import('../changes/proof/prove-changes.ts');
  return proveChanges(base, head, changes);
}

function versionOf({ info }: Document): string {
  return typeof info === 'object' && info !== null && 'version' in info ? String(info['version']) : '';
}

/** Nothing is written for no changes, nor with a version that does not fit. */
function writeChangelog(args: ChangesArguments, report: PlacedReport, stderr: Output): void {
  const { changes, version } = report;
  if (changes.length === 0 || version.problem !== undefined) {
    stderr.write(`${args.changelog}: nothing written, since ${version.problem ?? 'nothing has changed'}\n`);
    return;
  }
  const release = { version: version.head === version.base ? version.next : version.head, date: args.date };
  writeFileSync(args.changelog, withRelease(readChangelog(args.changelog), release, changes));
  stderr.write(`${args.changelog}: ${release.version} written\n`);
}
