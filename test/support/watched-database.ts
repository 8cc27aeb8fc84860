import { type CompiledQuery, type Kysely, PostgresQueryCompiler } from 'kysely';

import type { Tables } from '../../service/storage/tables.ts';

/**
 * The same data, where `onStatement` is called with each statement before it is sent. The statement fails
 * when `onStatement` throws.
 */
export function watchedDatabase(
  db: Kysely<Tables>,
  onStatement: (statement: Pick<CompiledQuery, 'sql' | 'parameters'>) => void,
): Kysely<Tables> {
  const compiler = new PostgresQueryCompiler();
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      onStatement(compiler.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
