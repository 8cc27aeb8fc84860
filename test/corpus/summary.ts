import { count } from '../../generator/cli/terminal.ts';
import type { Paint } from '../../service/command-line/paint.ts';
import type { Row } from './row.ts';

/** Maximum number of faults listed for a document; the count of further ones follows. */
const LISTED = 10;

/**
 * The text below the table: reasons for rejected documents, faults, and the diagnostics of all documents.
 */
export function summary(rows: readonly Row[], paint: Paint): string {
  const rejected = rows.filter(({ outcome }) => outcome === 'rejected');
  const faulty = rows.filter(({ faults }) => faults.length > 0);
  const sections = [
    ...rejected.map(
      (row) => `${paint('yellow', 'rejected')} ${row.name}\n${listed(row.diagnostics.flatMap(errorLine))}`,
    ),
    ...rows.flatMap((row) => documentFaults(row, paint)),
    ...faulty.map((row) => `${paint('red', 'FAULT')} ${row.name}\n${listed(row.faults)}`),
    codes(rows),
    `${count(rows.length, 'document')}: ${rows.length - rejected.length - faulty.length} generated, ${rejected.length} rejected, ${faulty.length} with faults`,
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** Calls that failed for a fault of the document. */
function documentFaults({ name, calls = [] }: Row, paint: Paint): string[] {
  const lines = calls.flatMap(({ operation, documentFault }) =>
    documentFault === undefined ? [] : [`no valid response to ${operation}: ${documentFault}`],
  );
  return lines.length === 0 ? [] : [`${paint('yellow', 'document')} ${name}\n${listed(lines)}`];
}

function errorLine({ severity, code, message, file, line, column }: Row['diagnostics'][number]): string[] {
  return severity === 'error' ? [`${file}:${line}:${column}  ${code}: ${message}`] : [];
}

function listed(lines: readonly string[]): string {
  const shown = lines.slice(0, LISTED).map((line) => `  ${line.replaceAll('\n', '\n    ')}`);
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}

/** The number of diagnostics of each code, and of documents with that code. */
function codes(rows: readonly Row[]): string {
  const seen = Map.groupBy(
    rows.flatMap((row) => row.diagnostics.map((diagnostic) => ({ row, diagnostic }))),
    ({ diagnostic: { severity, code } }) => `${severity} ${code}`,
  );
  return [...seen]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(
      ([code, all]) =>
        `  ${String(all.length).padStart(6)}  ${code}, in ${count(new Set(all.map(({ row }) => row)).size, 'document')}`,
    )
    .join('\n');
}
