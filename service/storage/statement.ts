import type { Compilable, CompiledQuery, Kysely } from 'kysely';

import type { Tables } from './tables.ts';

/** Stands where a value will be. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is printed once for each set of names in `values`, and then only gets their values: for what every request or
 * every change runs. Kysely otherwise prints it each time, which takes this process longer than sending it.
 *
 * `build` may only hand the values on as parameters: what they are is not known yet.
 */
export function statement<Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  const printed = new Map<string, CompiledQuery<Row>>();
  const print = (db: Kysely<Tables>, names: readonly string[]): CompiledQuery<Row> => {
    const known = printed.get(names.join());
    if (known !== undefined) return known;
    const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)]));
    const query = build(db, slots as Values).compile();
    printed.set(names.join(), query);
    return query;
  };
  return async (db, values) => {
    const query = print(db, Object.keys(values));
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
