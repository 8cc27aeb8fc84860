import type { Reason } from '../write/changed-inputs.ts';
import type { WriteResult } from '../write/write.ts';
import type { Arguments } from './arguments.ts';
import { withRequired } from '../targets/index.ts';
import { count, megabytes, type Output, paintFor, seconds } from './terminal.ts';

const SHOWN = 5;
/** Output that a user may want to reduce. */
const LARGE = 5_000_000;

interface Size {
  readonly operations: number;
  readonly events: number;
  /** Named schemas that an operation or event reaches. */
  readonly schemas: number;
  /** Named schemas that none reaches. */
  readonly leftOut: number;
}

interface TargetSize {
  readonly target: string;
  readonly bytes: number;
}

export interface Report {
  readonly start: number;
  /** Absent when nothing had changed, so that the document was not read. */
  readonly document: Size | undefined;
  /** Absent when errors in the document stopped the run. */
  readonly result: WriteResult | undefined;
  /** Of the output, the largest target first. */
  readonly sizes?: readonly TargetSize[];
  readonly diagnostics: unknown;
  readonly why: readonly Why[];
}

export interface Why extends Reason {
  readonly path: string;
}

export function reportRun(
  args: Arguments,
  stdout: Output,
  { start, document, result, sizes = [], diagnostics, why }: Report,
): void {
  const milliseconds = performance.now() - start;
  const files = result === undefined ? 0 : result.written.length + result.kept.length;
  if (args.format === 'json') {
    const done = result === undefined ? {} : { ...result, kept: result.kept.length, document };
    const reasons = args.why ? { why } : {};
    stdout.write(
      `${JSON.stringify({ ok: result !== undefined, files, ...done, ...reasons, diagnostics, milliseconds: Math.round(milliseconds) })}\n`,
    );
  } else if (result === undefined) {
    stdout.write(`${args.out}: nothing written, since the spec has errors (${seconds(milliseconds)})\n`);
  } else if (document === undefined) {
    stdout.write(`${args.out}: ${count(files, 'file')} current, nothing to do (${seconds(milliseconds)})\n`);
  } else printText(args, stdout, document, result, sizes, why, milliseconds);
}

function printText(
  args: Arguments,
  stdout: Output,
  { operations, events, schemas, leftOut }: Size,
  { written, kept, removed, abandoned, replaced }: WriteResult,
  sizes: readonly TargetSize[],
  why: readonly Why[],
  milliseconds: number,
): void {
  const paint = paintFor(stdout);
  const size = [count(operations, 'operation'), count(events, 'event'), count(schemas, 'named schema')].join(', ');
  stdout.write(`${paint('bold', args.spec)}: ${size}\n`);
  if (leftOut > 0 && !args.quiet)
    stdout.write(
      `  ${paint('dim', 'left out')} ${count(leftOut, 'schema')} that no operation or event uses; --all-schemas generates them\n`,
    );
  stdout.write(
    `${paint('bold', args.out)}: ${written.length} written, ${kept.length} kept, ${removed.length} removed (${seconds(milliseconds)})\n`,
  );
  const added = withRequired(args.targets ?? []).filter((name) => args.targets?.includes(name) === false);
  if (added.length > 0 && !args.quiet)
    stdout.write(`  ${paint('dim', 'added')} ${added.join(', ')}, which the other targets import\n`);
  if (sizes.reduce((sum, { bytes }) => sum + bytes, 0) > LARGE && !args.quiet)
    stdout.write(
      `  ${paint('dim', 'size')} ${sizes.map(({ target, bytes }) => `${target} ${megabytes(bytes)}`).join(', ')}; --targets leaves targets out\n`,
    );
  const list = (verb: string, paths: readonly string[], indent = '  '): void => {
    for (const path of paths.slice(0, SHOWN)) stdout.write(`${indent}${paint('dim', verb)} ${path}\n`);
    if (paths.length > SHOWN) stdout.write(`${indent}${paint('dim', verb)} and ${paths.length - SHOWN} more\n`);
  };
  const reasons = new Map(why.map(({ path, cause, detail }) => [path, `${cause}: ${detail}`]));
  for (const [reason, paths] of Map.groupBy(written, (path) => reasons.get(path))) {
    if (reason !== undefined) stdout.write(`  ${paint('cyan', reason)}\n`);
    list('written', paths, reason === undefined ? '  ' : '    ');
  }
  list('removed', removed);
  for (const { path, copy } of replaced) {
    stdout.write(
      `  ${paint('yellow', 'edited')} ${path}: overwrote manual changes; they are saved in ${args.out}/${copy}, move them into the spec or a template\n`,
    );
  }
  for (const path of abandoned) {
    stdout.write(
      `  ${paint('yellow', 'left')} ${path}: no longer generated, but edited by hand; delete it if you do not need it\n`,
    );
  }
}
