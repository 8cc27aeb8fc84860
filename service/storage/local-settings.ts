import { escapeLiteral } from 'pg';

/**
 * A statement that makes `settings` for the transaction that it is in, and returns no row. `SET LOCAL` would
 * be one statement for each of them, and warns outside of BEGIN and COMMIT.
 */
export function localSettings(settings: Readonly<Record<string, string>>): string {
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, true)`,
  );
  return `select where concat(${calls.join(', ')}) = ''`;
}
