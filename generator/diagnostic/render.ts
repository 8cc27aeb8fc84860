import { type Paint, paintWith } from '../../service/command-line/paint.ts';
import { codeFrame, printable } from './code-frame.ts';
import type { Diagnostic, Locate } from './diagnostic.ts';
import { type PlacedDiagnostic, placeDiagnostics } from './place-diagnostics.ts';
import { workflowCommand } from './workflow-command.ts';

export interface RenderOptions {
  readonly format: 'text' | 'json' | 'github';
  /** Applies to `text` only. */
  readonly colour: boolean;
  readonly locate: Locate;
}

/** Ends with a line break; the formats text and github are empty without diagnostics. */
export function renderDiagnostics(diagnostics: readonly Diagnostic[], options: RenderOptions): string {
  const placed = placeDiagnostics(diagnostics, options.locate);
  if (options.format === 'json') return renderJson(placed);
  return options.format === 'github' ? renderGithub(placed) : renderText(placed, options.colour);
}

/** JSON: one object, with each diagnostic's file, line and column (from 1) and the path of keys to it. */
function renderJson(placed: readonly PlacedDiagnostic[]): string {
  const diagnostics = placed.map(({ diagnostic, position, related }) => ({
    code: diagnostic.code,
    severity: diagnostic.severity,
    message: diagnostic.message,
    help: diagnostic.help,
    file: diagnostic.place.file,
    line: position.line,
    column: position.column,
    path: diagnostic.place.path,
    related: related.map(({ message, file, position: { line, column } }) => ({ message, file, line, column })),
  }));
  return `${JSON.stringify({ diagnostics }, null, 2)}\n`;
}

/** Workflow commands of GitHub Actions, which show each diagnostic at its line of the pull request. */
function renderGithub(placed: readonly PlacedDiagnostic[]): string {
  return placed
    .map(({ diagnostic, position, related }) => {
      const { severity, code, message, help, place } = diagnostic;
      const also = related
        .map((each) => `\n${each.file}:${each.position.line}:${each.position.column}: ${each.message}`)
        .join('');
      return workflowCommand(severity, { ...position, file: place.file, title: code }, `${message}\n${help}${also}`);
    })
    .join('');
}

/** Text for a terminal, with the number of problems at the end. */
function renderText(placed: readonly PlacedDiagnostic[], colour: boolean): string {
  if (placed.length === 0) return '';
  const paint = paintWith(colour);
  return `${[...placed.map((each) => textOf(each, paint)), total(placed, paint)].join('\n\n')}\n`;
}

function textOf({ diagnostic, position, related }: PlacedDiagnostic, paint: Paint): string {
  const { severity, code, message, help, place } = diagnostic;
  const head = `${paint('bold', `${place.file}:${position.line}:${position.column}`)}  ${paint(severity === 'error' ? 'red' : 'yellow', severity)}  ${code}`;
  const frame = codeFrame(position).map((line) => `  ${line.startsWith('>') ? line : paint('dim', line)}`);
  return [
    head,
    `  ${printable(message)}`,
    ...(frame.length === 0 ? [] : ['', ...frame, '']),
    ...related.map(
      (each) => `  ${each.file}:${each.position.line}:${each.position.column}: ${printable(each.message)}`,
    ),
    `  ${paint('cyan', 'help:')} ${printable(help)}`,
  ].join('\n');
}

function total(placed: readonly PlacedDiagnostic[], paint: Paint): string {
  const errors = placed.filter(({ diagnostic }) => diagnostic.severity === 'error').length;
  const warnings = placed.length - errors;
  const parts = [
    ...(errors > 0 ? [paint('red', plural(errors, 'error'))] : []),
    ...(warnings > 0 ? [paint('yellow', plural(warnings, 'warning'))] : []),
  ];
  return parts.join(', ');
}

function plural(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
