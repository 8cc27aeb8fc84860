import type { Compilable, CompiledQuery, Kysely } from 'kysely';

import type { Tables } from './tables.ts';

/** A placeholder for a value. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is compiled once for each set of names in `values` and then executed with their values:
 * for what runs on every request or every change. Kysely otherwise compiles it each time, which takes this
 * process longer than sending it.
 *
 * `build` may only pass the values on as parameters: they are placeholders when it runs.
 */
export function statement<Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>();
  const compile = (db: Kysely<Tables>, names: readonly string[]): CompiledQuery<Row> => {
    const existing = compiled.get(names.join());
    if (existing !== undefined) return existing;
    const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)]));
    const query = build(db, slots as Values).compile();
    compiled.set(names.join(), query);
    return query;
  };
  return async (db, values) => {
    const query = compile(db, Object.keys(values));
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
