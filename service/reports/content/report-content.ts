import type { Kysely } from 'kysely';

import type { StoredReportFilter } from '../../storage/rows/report-rows.ts';
import type { Tables } from '../../storage/tables.ts';
import { type Cell, csvLine } from './csv.ts';

/** What to read for a report. */
export interface ReportScope {
  readonly accountId: string;
  readonly filters: readonly StoredReportFilter[];
  /** When the report was requested, in the account's time. */
  readonly createdAt: string;
}

/** A part of the file of a report. */
export interface ReportPage {
  readonly csv: string;
  readonly rows: number;
  /** Where the next page starts; undefined after the last one. */
  readonly next: string | undefined;
}

/** What a type of report contains. */
export interface ReportContent {
  /** The names of the columns. */
  readonly columns: readonly string[];
  /**
   * One page of rows without the header, in the order of their identifiers. `after` is `next` of the page
   * before.
   */
  page(db: Kysely<Tables>, scope: ReportScope, after: string): Promise<ReportPage>;
}

/** The columns of a row, in their order. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

interface Source<Read, Row> {
  readonly columns: Columns<Row>;
  /** How many entities a page reads. */
  readonly size: number;
  /** The first `size` matching entities after a position, in order. Everything is after ''. */
  read(db: Kysely<Tables>, scope: ReportScope, after: string, size: number): Promise<readonly Read[]>;
  /** The rows of an entity. */
  rowsOf(entity: Read): readonly Row[];
  /** The position of an entity. */
  positionOf(entity: Read): string;
}

export function reportContent<Read, Row>({
  columns,
  size,
  read,
  rowsOf,
  positionOf,
}: Source<Read, Row>): ReportContent {
  const cells = Object.values(columns);
  return {
    columns: Object.keys(columns),
    async page(db, scope, after) {
      const entities = await read(db, scope, after, size);
      const rows = entities.flatMap(rowsOf);
      const last = entities.length < size ? undefined : entities.at(-1);
      return {
        csv: rows.map((row) => csvLine(cells.map((cell) => cell(row)))).join(''),
        rows: rows.length,
        next: last && positionOf(last),
      };
    },
  };
}
