import { Client } from 'pg';

import { connectionSettings } from '../../service/storage/engine.ts';

/**
 * The plans of the statements on customers that `run` sends, as PostgreSQL explains them with the same
 * parameters, settings and transactions.
 */
export async function plansOf(run: () => Promise<unknown>, url: string, schema: string): Promise<string[]> {
  const sent: [text: string, values: unknown[]][] = [];
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  Client.prototype.query = function (this: Client, ...args: unknown[]): unknown {
    const [text, values] = args;
    if (typeof text === 'string') sent.push([text, values as unknown[]]);
    return query.apply(this, args);
  } as never;
  await run();
  Client.prototype.query = query as never;
  const options = Object.entries(connectionSettings(schema))
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const client = new Client({ connectionString: url, options });
  await client.connect();
  const plans: string[] = [];
  for (const [text, values] of sent) {
    if (!text.includes('"customers"')) {
      if (/^(begin|commit|select set_config)/.test(text)) await client.query(text, values);
      continue;
    }
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
    plans.push(withoutExpression(rows.map((row) => row['QUERY PLAN']).join('\n')));
  }
  await client.end();
  return plans;
}

/** The expression of the search index takes three lines, and a list of ids many. */
function withoutExpression(plan: string): string {
  return plan
    .replaceAll(/'\{ctm_[^}]*,[^}]*\}'/g, "'{…}'")
    .replaceAll(/lower\(\(+COALESCE\(id[^]*?\)\)\)::text\)/g, 'lower(id, name, email)');
}
