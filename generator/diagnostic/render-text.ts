import { type Paint, paintWith } from '../../service/command-line/paint.ts';
import { codeFrame, printable } from './code-frame.ts';
import type { PlacedDiagnostic } from './place-diagnostics.ts';

/** Text for a terminal, with the number of problems at the end. */
export function renderText(placed: readonly PlacedDiagnostic[], colour: boolean): string {
  if (placed.length === 0) return '';
  const paint = paintWith(colour);
  return `${[...placed.map((each) => one(each, paint)), count(placed, paint)].join('\n\n')}\n`;
}

function one({ diagnostic, position, related }: PlacedDiagnostic, paint: Paint): string {
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

function count(placed: readonly PlacedDiagnostic[], paint: Paint): string {
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
