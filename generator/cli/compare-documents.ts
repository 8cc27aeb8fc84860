import { writeFileSync } from 'node:fs';

import { BaseError } from '../changes/base/base-error.ts';
import { readBase } from '../changes/base/read-base.ts';
import type { Change } from '../changes/change.ts';
import { findChanges } from '../changes/find-changes.ts';
import { locateIn } from '../changes/locate-in.ts';
import { applyPolicy, PolicyError, readPolicy } from '../changes/policy/policy.ts';
import type { Proof } from '../changes/proof/proof.ts';
import { readOnce } from '../changes/read-once.ts';
import { type PlacedReport, placeReport } from '../changes/render/placed-report.ts';
import { placesOf } from '../changes/render/places.ts';
import { renderReport } from '../changes/render/render.ts';
import { ChangelogError, readChangelog, withRelease } from '../changes/version/changelog.ts';
import { judgeVersion } from '../changes/version/next-version.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Locate } from '../diagnostic/position.ts';
import { type LoadedSpec, loadSpec } from '../load/load-spec.ts';
import type { ParsedFiles } from '../load/read/sources.ts';
import type { ChangesArguments } from './changes-arguments.ts';
import { hasColour, type Output } from './terminal.ts';

type Document = LoadedSpec['document'];

/** Compares the document with its base, tells of it, and gives the exit status. */
export async function compareDocuments(args: ChangesArguments, stdout: Output, stderr: Output): Promise<number> {
  try {
    return await compare(args, stdout, stderr);
  } catch (error) {
    if (!(error instanceof BaseError || error instanceof PolicyError || error instanceof ChangelogError)) throw error;
    stderr.write(`Nothing was compared: ${error.message}.\n`);
    return 2;
  }
}

async function compare(args: ChangesArguments, stdout: Output, stderr: Output): Promise<number> {
  const exceptions = readPolicy(args.policy, args.policyNamed);
  const parsed: ParsedFiles = new Map();
  const readText = readOnce();
  const head = await loadSpec(args.spec, { parsed, readText });
  const locate = locateIn(readText, head.separable);
  const start = args.base === undefined ? (await import('../changes/base/default-base.ts')).defaultBase() : undefined;
  const baseName = args.base ?? start!.commit;
  const { spec: base, ...places } = await readBase(baseName, args.spec, head, parsed);
  for (const [name, { diagnostics }, at] of [
    [baseName, base, places.locate],
    [args.spec, head, locate],
  ] as const) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) return refuse(name, errors, at, stderr);
  }
  const changes = findChanges(base.document, head.document);
  const versions = { base: versionOf(base.document), head: versionOf(head.document) };
  const report = placeReport(
    {
      changes,
      policy: applyPolicy(exceptions, changes, args.date),
      version: judgeVersion(versions, changes, args.versionCheck),
      proofs: args.prove ? await prove(base.document, head.document, changes) : new Map(),
      base: baseName,
      ...(start !== undefined && { mergeBaseWith: start.branch }),
      head: args.spec,
      policyFile: args.policy,
      today: args.date,
    },
    placesOf(base.place, places.locate, places.titleOf),
    placesOf(head.place, locate),
    args.format === 'text',
  );
  stdout.write(await renderReport(report, args.format, hasColour(stdout)));
  if (args.writeChangelog) writeChangelog(args, report, stderr);
  return report.fails ? 1 : 0;
}

/** A document with errors can't be compared: half of it may be missing. */
async function refuse(name: string, errors: readonly Diagnostic[], at: Locate, stderr: Output): Promise<number> {
  const { renderDiagnostics } = await import('../diagnostic/render.ts');
  const complaint = renderDiagnostics(errors, { format: 'text', colour: hasColour(stderr), locate: at });
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
