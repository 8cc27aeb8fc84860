import { readdirSync } from 'node:fs';

import { sql } from 'kysely';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';

import { eachEngineUndivided } from '../../support/database.ts';

const TABLES = 'service/storage/tables.ts';
const ROWS = 'service/storage/rows';

/**
 * Names of the columns by table, as the row types say them. Of these alone: types of columns are not looked
 * into.
 */
function columnsOfTypes(): Record<string, string[]> {
  const rows = readdirSync(ROWS).map((name) => `${ROWS}/${name}`);
  const program = ts.createProgram([TABLES, ...rows], {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    noLib: true,
    noResolve: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const [tables] = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(TABLES)!)!);
  return Object.fromEntries(
    checker
      .getDeclaredTypeOfSymbol(tables!)
      .getProperties()
      .map((table) => {
        const columns = checker.getTypeOfSymbol(table).getProperties();
        return [table.name, columns.map(({ name }) => name).sort()];
      }),
  );
}

describe('columns', () => {
  let typed: Record<string, string[]>;
  beforeAll(() => {
    typed = columnsOfTypes();
  });

  eachEngineUndivided('columns', (database) => {
    test('the row type of each table has exactly the columns that the migrations create', async () => {
      const { db, place } = database();
      const { rows } = await sql<{ table_name: string; column_name: string }>`
        select table_name, column_name from information_schema.columns where table_schema = ${place.schema}`.execute(
        db,
      );
      const made = Object.groupBy(rows, (row) => row.table_name);
      const named = Object.keys(typed).map((table) => [
        table,
        (made[table] ?? []).map((row) => row.column_name).sort(),
      ]);
      expect(typed).toEqual(Object.fromEntries(named));
      expect(typed['customers']).toContain('custom_data');
    });
  });
});
