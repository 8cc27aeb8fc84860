import { type Paint, paintWith } from '../../service/command-line/paint.ts';
import { paintedFrame, printable } from './code-frame.ts';
import type { Diagnostic, Locate, Place } from './diagnostic.ts';
import { workflowCommand } from './workflow-command.ts';

interface RenderOptions {
  readonly format: 'text' | 'json' | 'github';
  /** Applies to `text` only. */
  readonly colour: boolean;
  readonly locate: Locate;
}

type Placed = ReturnType<typeof placeDiagnostics>[number];

/**
 * Ends with a line break; the formats text and github are empty without diagnostics. JSON is one object,
 * with each diagnostic's file, line and column (from 1) and the path of keys to it. The format github has
 * workflow commands, with which GitHub Actions shows each diagnostic at its line of the pull request.
 */
export function renderDiagnostics(diagnostics: readonly Diagnostic[], { format, colour, locate }: RenderOptions) {
  const placed = placeDiagnostics(diagnostics, locate);
  if (format === 'json') return `${JSON.stringify({ diagnostics: placed.map(dataOf) }, null, 2)}\n`;
  if (format === 'github') return placed.map(commandOf).join('');
  if (placed.length === 0) return '';
  const paint = paintWith(colour);
  return `${[...placed.map((each) => textOf(each, paint)), total(placed, paint)].join('\n\n')}\n`;
}

/** These come first: they keep a file from being read, so the others were found without that file. */
const UNREADABLE: ReadonlySet<string> = new Set(
  'file-missing yaml-syntax yaml-duplicate-key value-unusable document-invalid openapi-version'.split(' '),
);

/** Sorts by file, line and column, so that the order does not depend on the order of checks. */
function placeDiagnostics(diagnostics: readonly Diagnostic[], locate: Locate) {
  const located = <Part extends { readonly place: Place }>(part: Part) => ({
    ...part,
    at: { file: part.place.file, ...locate(part.place) },
  });
  return diagnostics
    .map((diagnostic) => ({ ...located(diagnostic), related: (diagnostic.related ?? []).map(located) }))
    .sort(
      (a, b) =>
        Number(UNREADABLE.has(b.code)) - Number(UNREADABLE.has(a.code)) ||
        compare(a.at.file, b.at.file) ||
        a.at.line - b.at.line ||
        a.at.column - b.at.column ||
        compare(a.code, b.code) ||
        compare(a.message, b.message),
    );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function dataOf({ code, severity, message, help, place: { path }, at, related }: Placed): object {
  const others = related.map((each) => ({ message: each.message, ...positionOf(each.at) }));
  return { code, severity, message, help, ...positionOf(at), path, related: others };
}

function positionOf({ file, line, column }: Placed['at']): object {
  return { file, line, column };
}

function commandOf({ severity, code, message, help, at, related }: Placed): string {
  const others = related.map((each) => `\n${addressOf(each.at)}: ${each.message}`);
  return workflowCommand(severity, { ...at, title: code }, `${message}\n${help}${others.join('')}`);
}

function textOf({ severity, code, message, help, at, related }: Placed, paint: Paint): string {
  const level = paint(severity === 'error' ? 'red' : 'yellow', severity);
  return [
    `${paint('bold', addressOf(at))}  ${level}  ${code}`,
    `  ${printable(message)}`,
    ...paintedFrame(at, paint),
    ...related.map((each) => `  ${addressOf(each.at)}: ${printable(each.message)}`),
    `  ${paint('cyan', 'help:')} ${printable(help)}`,
  ].join('\n');
}

function addressOf({ file, line, column }: Placed['at']): string {
  return `${file}:${line}:${column}`;
}

function total(placed: readonly Placed[], paint: Paint): string {
  const errors = placed.filter(({ severity }) => severity === 'error').length;
  const warnings = placed.length - errors;
  const plural = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const parts = [
    ...(errors > 0 ? [paint('red', plural(errors, 'error'))] : []),
    ...(warnings > 0 ? [paint('yellow', plural(warnings, 'warning'))] : []),
  ];
  return parts.join(', ');
}
