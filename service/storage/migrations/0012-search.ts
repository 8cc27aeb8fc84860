import type { Migration } from '../migration.ts';

/**
 * Indexes what `containsText` compares. Where PostgreSQL has no pg_trgm, or the role may not create it, as
 * in the embedded engine, there is no index, and a search reads all customers of the account.
 */
export const search: Migration = {
  name: '0012-search',
  statements: [
    `do $$
      declare
        trigrams text;
      begin
        begin
          create extension if not exists pg_trgm schema public;
        exception when others then
          raise notice 'searches have no index: %', sqlerrm;
        end;
        select format('%I.gin_trgm_ops', nspname) into trigrams
          from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
        if trigrams is not null then
          execute 'create index customers_search on customers using gin
            (lower((coalesce(id, '''') || chr(10) || coalesce(name, '''') || chr(10) || coalesce(email, '''')) collate "default") ' || trigrams || ')';
        end if;
      end
    $$`,
  ],
};
