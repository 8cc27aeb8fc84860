import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { OperatorError } from '../../../service/common/operator-error.ts';
import { migrate } from '../../../service/storage/migrate.ts';
import { migrations } from '../../../service/storage/migrations.ts';
import { eachEngineUndivided } from '../../support/database.ts';

test('migrations are numbered without gaps and named by their position', () => {
  migrations.forEach((migration, i) =>
    expect(migration.name).toMatch(new RegExp(`^${String(i + 1).padStart(4, '0')}-[a-z-]+$`)),
  );
});

eachEngineUndivided('migrate', (database) => {
  test('runs only the missing migrations, all or none', async () => {
    const { db, place } = database();
    const next = { name: '0100-next', statements: ['create table next (id text)'] };
    const broken = { name: '0101-broken', statements: ['create table half (id text)', 'create table next (id text)'] };
    await expect(migrate(db, place.schema, [...migrations, next, broken])).rejects.toThrow('already exists');
    const { rows } = await sql`select to_regclass('next') as next, to_regclass('half') as half`.execute(db);
    expect(rows).toEqual([{ next: null, half: null }]);

    await migrate(db, place.schema, [...migrations, next]);
    await migrate(db, place.schema, [...migrations, next]);
    const applied = await db.selectFrom('migrations').select('name').orderBy('name').execute();
    expect(applied.map((row) => row.name)).toEqual([...migrations.map((migration) => migration.name), '0100-next']);
  });

  test('rejects data of a newer version and names the unknown migration', async () => {
    const { db, place } = database();
    await migrate(db, place.schema, [...migrations, { name: '0100-next', statements: [] }]);
    const rejected = migrate(db, place.schema, migrations);
    await expect(rejected).rejects.toThrow(OperatorError);
    await expect(rejected).rejects.toThrow('it has migration 0100-next');
  });
});
