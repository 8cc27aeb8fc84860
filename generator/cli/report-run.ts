import type { Generated } from '../generate.ts';
import { targetOf, withRequired } from '../targets/index.ts';
import type { Reason } from '../write/drift.ts';
import type { WriteResult } from '../write/write.ts';
import type { Arguments } from './arguments.ts';
import { count, type Output, paintFor, seconds } from './terminal.ts';

const SHOWN = 5;
/** Output that a user may want to reduce. */
const LARGE = 5_000_000;

export type GeneratedOutput = NonNullable<Generated['output']>;

interface Report {
  readonly start: number;
  /** Absent when nothing had changed, so that the document was not read. */
  readonly output?: GeneratedOutput;
  /** Absent when errors in the document stopped the run. */
  readonly result?: WriteResult;
  /** Only with `--json`. */
  readonly diagnostics?: readonly unknown[];
  readonly why?: readonly Why[];
}

type Why = Reason & { readonly path: string };

export function reportRun(args: Arguments, stdout: Output, report: Report): void {
  const { start, output, result, diagnostics = [], why = [] } = report;
  const milliseconds = performance.now() - start;
  const time = seconds(milliseconds);
  const files = result === undefined ? 0 : result.written.length + result.kept.length;
  if (args.format === 'json') {
    const done = result && { ...result, kept: result.kept.length, document: output && sizeOf(output) };
    const reasons = args.why ? { why } : {};
    const rest = { ...reasons, diagnostics, milliseconds: Math.round(milliseconds) };
    stdout.write(`${JSON.stringify({ ok: result !== undefined, files, ...done, ...rest })}\n`);
  } else if (result === undefined) {
    stdout.write(`${args.out}: nothing written, since the spec has errors (${time})\n`);
  } else if (output === undefined) {
    stdout.write(`${args.out}: ${count(files, 'file')} current, nothing to do (${time})\n`);
  } else printText(args, stdout, output, result, why, time);
}

function printText(
  args: Arguments,
  stdout: Output,
  output: GeneratedOutput,
  { written, kept, removed, abandoned, replaced }: WriteResult,
  why: readonly Why[],
  time: string,
): void {
  const paint = paintFor(stdout);
  const note = (style: 'dim' | 'yellow', label: string, text: string, indent = '  '): void => {
    stdout.write(`${indent}${paint(style, label)} ${text}\n`);
  };
  const { operations, events, schemas, leftOut } = sizeOf(output);
  const size = [count(operations, 'operation'), count(events, 'event'), count(schemas, 'named schema')].join(', ');
  stdout.write(`${paint('bold', args.spec)}: ${size}\n`);
  if (leftOut > 0 && !args.quiet)
    note(
      'dim',
      'left out',
      `${count(leftOut, 'schema')} that no operation or event uses; --all-schemas generates them`,
    );
  const counts = `${written.length} written, ${kept.length} kept, ${removed.length} removed`;
  stdout.write(`${paint('bold', args.out)}: ${counts} (${time})\n`);
  const added = withRequired(args.targets ?? []).filter((name) => args.targets?.includes(name) === false);
  if (added.length > 0 && !args.quiet) note('dim', 'added', `${added.join(', ')}, which the other targets import`);
  // A watch would repeat them after every save.
  const sizes = args.quiet || args.command === 'watch' ? [] : targetSizes(output);
  if (sizes.reduce((sum, { bytes }) => sum + bytes, 0) > LARGE) {
    const listed = sizes.map(({ target, bytes }) => `${target} ${(bytes / 1_000_000).toFixed(1)} MB`).join(', ');
    note('dim', 'size', `${listed}; --targets leaves targets out`);
  }
  const list = (verb: string, paths: readonly string[], indent?: string): void => {
    for (const path of paths.slice(0, SHOWN)) note('dim', verb, path, indent);
    if (paths.length > SHOWN) note('dim', verb, `and ${paths.length - SHOWN} more`, indent);
  };
  const reasons = new Map(why.map(({ path, cause, detail }) => [path, `${cause}: ${detail}`]));
  for (const [reason, paths] of Map.groupBy(written, (path) => reasons.get(path))) {
    if (reason !== undefined) stdout.write(`  ${paint('cyan', reason)}\n`);
    list('written', paths, reason === undefined ? '  ' : '    ');
  }
  list('removed', removed);
  for (const { path, copy } of replaced) {
    const saved = `they are saved in ${args.out}/${copy}, move them into the spec or a template`;
    note('yellow', 'edited', `${path}: overwrote manual changes; ${saved}`);
  }
  for (const path of abandoned)
    note('yellow', 'left', `${path}: no longer generated, but edited by hand; delete it if you do not need it`);
}

/** The numbers of what an operation or event reaches; `leftOut` are the named schemas that none reaches. */
function sizeOf({ api: { document, operations, events, schemas } }: GeneratedOutput) {
  const { components } = document as { readonly components?: { readonly schemas?: object } };
  const included = new Set(schemas.map(({ name }) => name));
  return {
    operations: operations.length,
    events: events.length,
    schemas: schemas.length,
    leftOut: Object.keys(components?.schemas ?? {}).filter((name) => !included.has(name)).length,
  };
}

/** The bytes of each target with more than 0.1 MB, the largest first. */
function targetSizes({ files }: GeneratedOutput): { readonly target: string; readonly bytes: number }[] {
  return [...Map.groupBy(files, ({ path }) => targetOf(path) ?? path.split('/')[0]!)]
    .map(([target, all]) => ({ target, bytes: all.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) }))
    .filter(({ bytes }) => bytes > 100_000)
    .sort((a, b) => b.bytes - a.bytes);
}
