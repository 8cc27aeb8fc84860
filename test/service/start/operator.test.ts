import { beforeAll, describe, expect, test } from 'vitest';

import { expectFailedStart } from './expect-failed-start.ts';
import { eachPlace, prepare, type Serving } from './place.ts';
import { type Ended, nodeCommand, startProgram } from './program.ts';
import { shellWords } from './shell-words.ts';
import { isLongRun } from '../../support/suite-length.ts';

interface Entity {
  readonly id: string;
  readonly [name: string]: unknown;
}

interface Key extends Entity {
  readonly key: string;
}

eachPlace('npm run operator', (place) => {
  let service: Serving;

  beforeAll(async () => {
    await prepare(place());
    service = await place().serve();
  });

  const operator = (line: string): Promise<Ended> => place().operator(...shellWords(line));

  /** What a command prints with `--json`, which is one line. */
  async function json<Result = Entity>(line: string): Promise<Result> {
    const { code, out, err } = await operator(`${line} --json`);
    expect({ code, lines: out.split('\n').length }, err).toEqual({ code: 0, lines: 2 });
    return JSON.parse(out) as Result;
  }

  /** The data of the API's response. */
  async function read<Data = Entity>(path: string): Promise<Data> {
    const response = await service.call('GET', path);
    return ((await response.json()) as { readonly data: Data }).data;
  }

  async function created(path: string, body: object): Promise<Entity> {
    const response = await service.call('POST', path, { json: body });
    return ((await response.json()) as { readonly data: Entity }).data;
  }

  async function statusWith({ key }: Key): Promise<number> {
    return (await service.call('GET', `/products/${service.ids['product']}`, { key })).status;
  }

  describe('beside the running service', () => {
    test('an API key works until it is revoked, and is printed once', async () => {
      const made = await json<Key>('api-key create --name Shop --permissions product.read');
      expect(await statusWith(made)).toBe(200);
      const keys = await json<readonly Entity[]>('api-key list');
      expect(keys.find(({ id }) => id === made.id)).toMatchObject({ name: 'Shop', status: 'active' });
      expect(JSON.stringify(keys)).not.toContain(made.key);
      expect(await json(`api-key revoke ${made.id}`)).toMatchObject({ id: made.id, status: 'revoked' });
      expect(await statusWith(made)).toBe(401);
    });

    test('creates a second account, whose key reads nothing of the first', async () => {
      await json("account create --id acme --name 'Acme Inc.'");
      const accounts = await json<readonly Entity[]>('account list');
      expect(accounts.map(({ id }) => id)).toEqual(['acme', 'demo']);
      const made = await json<Key>('api-key create --account acme --name Acme --permissions all');
      expect(await statusWith(made)).toBe(404);
    });

    test.runIf(isLongRun)('creates a discount and its group, which the API returns', async () => {
      const group = await json("discount-group create --account demo --name 'Black Friday'");
      const options = `--description Spring --type percentage --amount 12.5 --code SPRING26 --group ${group.id}`;
      const discount = await json(`discount create --account demo ${options}`);
      expect(await read(`/discounts/${discount.id}?include=discount_group`)).toMatchObject({
        code: 'SPRING26',
        amount: '12.5',
        discount_group: { id: group.id, name: 'Black Friday' },
      });
    });

    test.runIf(isLongRun)('creates a price, which the API returns with its product', async () => {
      const { id } = await created('/products', { name: 'Team plan', tax_category: 'standard' });
      const options = `--product ${id} --description Monthly --amount 1000 --currency EUR --every '1 month'`;
      const price = await json(`price create --account demo ${options}`);
      expect(await read(`/products/${id}?include=prices`)).toMatchObject({
        prices: [{ id: price.id, unit_price: { amount: '1000', currency_code: 'EUR' } }],
      });
    });

    test.runIf(isLongRun)('saves a payment method at an address, which the API lists for its customer', async () => {
      const { id } = await created('/customers', { email: 'sam@customer.example' });
      const of = `--account demo --customer ${id}`;
      const address = await json(`address create ${of} --country IE --city Dublin`);
      const card = "--scheme scheme_01 --last4 4242 --expiry-month 12 --expiry-year 2030 --cardholder 'Sam Doe'";
      const method = await json(`payment-method save ${of} --address ${address.id} --type card ${card}`);
      const list = await read<readonly Entity[]>(`/customers/${id}/payment-methods?address_id=${address.id}`);
      expect(list).toMatchObject([{ id: method.id, card: { last4: '4242' } }]);
    });

    test.runIf(isLongRun)('reviews a checkout domain', async () => {
      const { id } = await json('checkout-domain create --account demo --domain buy.acme.example');
      const shown = (): Promise<Entity> => read('/checkout-domains?domain=buy.acme.example');
      expect(await shown()).toMatchObject([{ id, status: 'pending_review' }]);
      await json(`checkout-domain set-status ${id} approved --account demo`);
      const verified = await json(`checkout-domain set-verification ${id} verified --account demo`);
      expect(await shown()).toEqual([verified]);
      expect(verified).toMatchObject({ status: 'approved' });
    });

    test.runIf(isLongRun)('prints readable lines, with notes on standard error', async () => {
      const { code, out, err } = await operator('api-key create --account demo --name Mine --permissions product.read');
      expect(code).toBe(0);
      expect(out).toMatch(/^name +Mine$/m);
      expect(out).toMatch(/^key +svc_apikey_sdbx_\w+$/m);
      expect(err).toBe('Store the key now: the database has only its hash, so it cannot be shown again.\n');
    });

    test.each([
      ['api-key list', /^Choose an account with --account\. Accounts: acme, demo\.$/],
      [`api-key revoke apikey_${'0'.repeat(26)}`, /^API key apikey_0+ not found\.$/],
    ])('rejects %s in one line', async (line, rejection) => {
      expectFailedStart(await operator(line), rejection);
    });
  });

  describe('without a running service', () => {
    test('works on the existing data, also after kill -9, and the next start serves the result', async () => {
      service.kill('SIGKILL');
      await service.ended;
      const { id } = await json('checkout-domain create --account demo --domain later.acme.example');
      service = await place().serve();
      expect(await read('/checkout-domains?domain=later.acme.example')).toMatchObject([{ id }]);
    });
  });
});

eachPlace('npm run operator before the first start', (place) => {
  beforeAll(() => prepare(place()));

  test('creates an account, after which a start creates no demo account', async () => {
    expect(await place().operator('account', 'create', '--id', 'acme', '--name', 'Acme')).toMatchObject({ code: 0 });
    const service = await place().serve();
    expect(service).toMatchObject({ key: null, ids: {} });
    const made = await place().operator('api-key', 'create', '--name', 'First', '--permissions', 'all', '--json');
    const { key } = JSON.parse(made.out) as Key;
    expect((await service.call('GET', '/event-types', { key })).status).toBe(200);
  });
});

describe('help', () => {
  test.runIf(isLongRun).each([
    [['--help'], /^ {2}discount create +Creates a discount/m],
    [['discount', '--help'], /^Commands:\n {2}discount create +Creates a discount\.\n\n/m],
    [['discount', 'create', '--help'], /^Usage: npm run operator -- discount create --description TEXT --type TYPE/],
  ])('%j prints the help with exit code 0', async (argv, text) => {
    const { code, out, err } = await startProgram(nodeCommand('service/operator/main.ts', argv)).ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(text);
  });
});
