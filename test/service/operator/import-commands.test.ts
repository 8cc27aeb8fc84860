import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { readConfig } from '../../../service/configuration/config.ts';
import { openServices } from '../../../service/configuration/open-services.ts';
import { runCli } from '../../../service/operator/cli.ts';
import { serveControl } from '../../../service/operator/control.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { type Entity, eachOperator } from '../../support/operator.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const MONEYMAKER = { imported_from: 'moneymaker' };

async function fileOf(...lines: readonly (object | string)[]): Promise<string> {
  const file = join(await temporaryDirectory(), 'lines.jsonl');
  await writeFile(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return file;
}

const emailOf = (name: string): string => `${name}-${randomUUID()}@example.com`;

eachOperator('imports', (operator) => {
  const imported = async (entity: string, ...lines: readonly (object | string)[]): Promise<readonly Entity[]> =>
    (await operator().run(`import ${entity}`, {}, await fileOf(...lines))) as unknown as readonly Entity[];
  const rejection = async (entity: string, ...lines: readonly (object | string)[]): Promise<string> =>
    operator().rejection(`import ${entity}`, {}, await fileOf(...lines));

  test.each([
    ['customer', async () => ({ email: emailOf('jo'), name: 'Jo', locale: 'nl', custom_data: { a: 1 } })],
    ['customer', async () => ({ email: emailOf('jo'), marketing_consent: true })],
    ['product', async () => ({ name: 'Plan', tax_category: 'saas', description: 'For teams', custom_data: { b: 2 } })],
    [
      'address',
      async () => ({
        customer_id: await operator().newCustomer(),
        country_code: 'NL',
        city: 'Delft',
        description: 'Head',
      }),
    ],
    [
      'business',
      async () => ({
        customer_id: await operator().newCustomer(),
        name: 'Works',
        contacts: [{ name: 'Sam', email: 'sam@works.example' }],
        status: 'archived',
      }),
    ],
  ])('stores a line as a %s and publishes it as imported, not as created', async (entity, bodyOf) => {
    const body = await bodyOf();
    const import_meta = { external_id: '42', ...MONEYMAKER };
    let result: readonly Entity[] = [];
    const published = await operator().emitted(async () => {
      result = await imported(entity, { ...body, import_meta });
    });
    expect(published).toMatchObject([{ type: `${entity}.imported`, data: { ...body, import_meta } }]);
    expect(result).toEqual([{ id: published[0]!.data.id, external_id: '42' }]);
  });

  test('rejects consent that is not true or false, with all other faults of the line', async () => {
    const line = { email: 'jo', marketing_consent: 'yes', import_meta: MONEYMAKER };
    expect(await rejection('customer', line)).toMatch(/marketing_consent must be true or false.*email must/s);
  });

  test('returns the ids in the order of the lines, ignores empty lines, and needs no external id', async () => {
    const [one, two] = [emailOf('one'), emailOf('two')];
    let result: readonly Entity[] = [];
    const published = await operator().emitted(async () => {
      result = await imported(
        'customer',
        { email: one, import_meta: { external_id: 'a', ...MONEYMAKER } },
        '',
        `${JSON.stringify({ email: two, import_meta: MONEYMAKER })}\r`,
        '',
      );
    });
    expect(published.map(({ data }) => data['email'])).toEqual([one, two]);
    expect(result).toEqual(
      published.map(({ data }, index) => ({ id: data.id, external_id: index === 0 ? 'a' : null })),
    );
    expect(published[1]!.data['import_meta']).toEqual({ external_id: null, imported_from: 'moneymaker' });
  });

  describe('stores and publishes nothing', () => {
    const countOf = async (): Promise<number> =>
      (await operator().services.db.selectFrom('customers').select('id').execute()).length;

    test('when a line is invalid, and names the line and the member of every fault', async () => {
      const before = await countOf();
      let message = '';
      const published = await operator().emitted(async () => {
        message = await rejection(
          'customer',
          { email: emailOf('jo'), import_meta: MONEYMAKER },
          { email: 7, nickname: 'Jo', import_meta: MONEYMAKER },
          'not JSON',
          ['an array'],
          { email: emailOf('jo'), import_meta: { external_id: '' } },
          { email: emailOf('jo') },
          `{"email":"${emailOf('jo')}","custom_data":{"n":12345678901234567890},"import_meta":{"imported_from":"m"}}`,
        );
      });
      const lines = message.split('\n');
      expect(lines[0]).toMatch(/^Nothing was imported from .*lines\.jsonl\. Correct these lines:$/);
      expect(lines.slice(1)).toEqual([
        expect.stringMatching(/^ {2}line 2: (?=.*email must)(?=.*nickname )/),
        '  line 3: must be one JSON object',
        '  line 4: must be one JSON object',
        expect.stringMatching(/^ {2}line 5: (?=.*import_meta\.external_id must)(?=.*import_meta\.imported_from )/),
        expect.stringMatching(/^ {2}line 6: import_meta must/),
        expect.stringMatching(/^ {2}line 7: custom_data\.n must be a number that a double represents exactly/),
      ]);
      expect(published).toEqual([]);
      expect(await countOf()).toBe(before);
    });

    test('when a rule of the API rejects a line after others were stored', async () => {
      const before = await countOf();
      const email = emailOf('twice');
      let message = '';
      const published = await operator().emitted(async () => {
        message = await rejection(
          'customer',
          { email, import_meta: MONEYMAKER },
          { email: email.toUpperCase(), import_meta: MONEYMAKER },
        );
      });
      expect(message).toMatch(/\n {2}line 2: Customer ctm_\w{26} already has this email address\.$/);
      expect(published).toEqual([]);
      expect(await countOf()).toBe(before);
    });

    test('and counts the lines that it does not show', async () => {
      const lines = (await rejection('customer', ...Array.from({ length: 25 }, () => 'x'))).split('\n');
      expect(lines).toHaveLength(22);
      expect(lines.at(-1)).toBe('  and 5 more lines');
    });
  });

  test('an address of a customer that does not exist or is archived is rejected', async () => {
    const unknown = `ctm_${'0'.repeat(26)}`;
    const line = { country_code: 'NL', import_meta: MONEYMAKER };
    expect(await rejection('address', { ...line, customer_id: unknown })).toContain(
      `line 1: customer_id must be the id of a customer, not ${unknown}`,
    );
    expect(await rejection('address', line)).toContain('line 1: customer_id must');
    const customer_id = await operator().newCustomer();
    await operator()
      .services.db.updateTable('customers')
      .set({ status: 'archived' })
      .where('id', '=', customer_id)
      .execute();
    expect(await rejection('address', { ...line, customer_id })).toContain(
      `line 1: Customer ${customer_id} is archived`,
    );
    expect(await rejection('address', { ...line, country_code: 'KP', customer_id })).toContain('Addresses in KP');
  });

  test('reports a file that is missing or is not UTF-8', async () => {
    expect(await operator().rejection('import product', {}, '/nowhere/products.jsonl')).toMatch(
      /^The file \/nowhere\/products\.jsonl can't be read \(Error: ENOENT.*\)\.$/,
    );
    const file = await fileOf('');
    await writeFile(file, Buffer.from([0x7b, 0xff, 0x7d]));
    expect(await operator().rejection('import product', {}, file)).toBe(`The file ${file} is not UTF-8.`);
  });
});

test('finds the file in the directory of the caller when a running service imports it', async () => {
  const directory = await temporaryDirectory();
  const at = ['--data', join(directory, 'data'), '--json'];
  await writeFile(
    join(directory, 'products.jsonl'),
    JSON.stringify({ name: 'Plan', tax_category: 'saas', import_meta: MONEYMAKER }),
  );
  const config = readConfig({ argv: at, env: {}, cwd: directory });
  if (config === 'help') throw new Error('help was not requested');
  const { services, database } = await openServices(config, new ManualClock(), silentLog);
  const control = await serveControl(config.dataDirectory, services, silentLog);
  const run = async (...argv: string[]): Promise<unknown> => {
    let text = '';
    const add = (part: string): void => void (text += part);
    const screen = { out: add, err: add, live: false, status: () => undefined };
    const code = await runCli({ argv: [...argv, ...at], env: {}, cwd: directory }, screen, new ManualClock());
    expect(code, text).toBe(0);
    return JSON.parse(text);
  };
  try {
    await run('account', 'create', '--id', 'acme', '--name', 'Acme');
    expect(await run('import', 'product', 'products.jsonl')).toEqual([
      { id: expect.stringMatching(/^pro_/) as string, external_id: null },
    ]);
  } finally {
    await control.close();
    await database.close();
  }
}, 60_000);
