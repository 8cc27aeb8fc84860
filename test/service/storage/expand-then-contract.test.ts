import { describe, expect, test } from 'vitest';

import { migrations } from '../../../service/storage/migrations.ts';
import { contractingStatements } from './contracting-statements.ts';

/** The rule is younger than these. */
const LAST_WITHOUT_RULE = '0032-metric-series';

const SHORTEST_REASON = 20;

const found = (...statements: readonly string[]): readonly string[] =>
  contractingStatements({ name: '0100-next', statements });

test('migrations leave what the release before uses, or say why they disturb none of its processes', () => {
  const young = migrations.filter(({ name }) => name > LAST_WITHOUT_RULE);
  const unexplained = young
    .filter(({ contract = '' }) => contract.length < SHORTEST_REASON)
    .flatMap(contractingStatements);
  expect(
    unexplained,
    'statements without a reason: the section about migrations of CONTRIBUTING.md says what to do',
  ).toEqual([]);
});

describe('statements that disturb processes of the release before', () => {
  test.each([
    'drop table customers',
    'drop function search_terms',
    'drop index if exists customers_search',
    'alter table customers drop column locale',
    'alter table customers\n  add column x text,\n  drop column locale',
    'alter table customers drop constraint customers_email',
    'alter table customers alter column locale drop default',
    'alter table customers add column pair numeric(10, 2), drop locale',
    'ALTER TABLE customers RENAME COLUMN locale TO language',
    'alter table customers rename to buyers',
    'alter index customers_pkey rename to buyers_pkey',
    'alter table customers alter column revision type bigint',
    'alter table customers alter revision set data type bigint',
    'alter table customers alter column name set not null',
    'alter table customers add column level text not null',
    'alter table customers add column "level" text collate "C" not null, add column other text not null default 0',
    `alter table customers add constraint named check (name <> '')`,
    'alter table customers add column level integer not null generated always as (1) stored',
    'alter table customers add unique (name)',
    'create unique index customers_name on customers (name)',
    'create index customers_name on customers (name)',
    'truncate customers',
    `delete from customers where name = ''`,
    'lock table customers in exclusive mode',
    `update customers set name = 'x'`,
    `do $$ begin execute 'drop table customers'; end $$`,
  ])('%s', (statement) => {
    expect(found(statement)).toHaveLength(1);
  });
});

describe('statements that processes of the release before need not know', () => {
  test.each([
    [
      [
        'create table t (id text not null, unique (id))',
        'create unique index t_id on t (id)',
        'alter table t add check (id > 1)',
      ],
    ],
    [['alter table customers add column level text']],
    [[`alter table customers add column level text not null default 'x', add column if not exists size integer`]],
    [['alter table customers alter column name drop not null']],
    [
      [
        `create function f() returns trigger language plpgsql as $$ begin delete from customers; update customers set x = 1; end $$`,
      ],
    ],
    [[`create function f() returns bigint language sql as 'select 1'`]],
    [['create trigger t after insert or update of status on customers for each row execute function f()']],
    [
      [
        'create table t (id text references customers on delete cascade on update cascade)',
        'insert into t select id from customers',
      ],
    ],
  ])('%j', (statements) => {
    expect(found(...statements)).toEqual([]);
  });
});
