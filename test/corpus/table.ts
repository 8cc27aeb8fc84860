import type { Paint } from '../../service/command-line/paint.ts';
import { count, type Row } from './row.ts';

interface Column {
  readonly title: string;
  readonly width: number;
  readonly cell: (row: Row) => string;
}

/** One row per document, as wide as a terminal. All names are needed in advance to set the column width. */
export function tableOf(
  names: readonly string[],
  paint: Paint,
): { readonly head: string; readonly line: (row: Row) => string } {
  const name = Math.max('document'.length, ...names.map(({ length }) => length));
  const line = (cells: readonly string[], first: string): string =>
    `${first.padEnd(name)}  ${cells.map((cell, index) => cell.padStart(COLUMNS[index]!.width)).join('  ')}`;
  return {
    head: paint(
      'bold',
      line(
        COLUMNS.map(({ title }) => title),
        'document',
      ),
    ),
    line: (row) =>
      `${line(
        COLUMNS.map(({ cell }) => cell(row)),
        row.name,
      )}  ${outcome(row, paint)}`,
  };
}

const COLUMNS: readonly Column[] = [
  { title: 'MB', width: 5, cell: ({ bytes }) => (bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 1) },
  { title: 'ops', width: 5, cell: ({ operations }) => shown(operations) },
  { title: 'schemas', width: 7, cell: ({ schemas }) => shown(schemas) },
  { title: 'hooks', width: 5, cell: ({ webhooks }) => shown(webhooks) },
  { title: 's', width: 5, cell: ({ seconds }) => seconds.toFixed(1) },
  { title: 'MiB', width: 5, cell: ({ mebibytes }) => shown(mebibytes) },
  { title: 'lines', width: 7, cell: ({ lines }) => shown(lines) },
  { title: 'checks', width: 6, cell: ({ checked }) => shown(checked?.validators) },
  { title: 'examples', width: 8, cell: ({ checked }) => shown(checked?.examples.validated) },
  { title: 'pages', width: 5, cell: ({ checked }) => shown(checked?.pages) },
  { title: '501', width: 5, cell: ({ checked }) => shown(checked?.routes.responded) },
  { title: 'calls', width: 5, cell: ({ calls }) => shown(calls?.filter(({ error }) => error === undefined).length) },
  {
    title: 'TS errors',
    width: 9,
    cell: ({ typeErrors }) =>
      typeErrors === undefined
        ? '–'
        : Object.values(typeErrors)
            .map(({ length }) => length)
            .join(' + '),
  },
  { title: 'diagnostics', width: 11, cell: (row) => diagnostics(row) },
];

function shown(number: number | undefined): string {
  return number === undefined ? '–' : String(Math.round(number));
}

function diagnostics(row: Row): string {
  const [errors, warnings] = [count(row, 'error'), count(row, 'warning')];
  return [...(errors > 0 ? [`${errors} err`] : []), ...(warnings > 0 ? [`${warnings} warn`] : [])].join(' ') || '0';
}

function outcome(row: Row, paint: Paint): string {
  if (row.faults.length > 0) return paint('red', 'FAULT');
  return row.outcome === 'rejected' ? paint('yellow', 'rejected') : paint('green', 'ok');
}
