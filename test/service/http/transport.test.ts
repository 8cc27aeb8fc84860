import { once } from 'node:events';

import { beforeAll, describe, expect, test } from 'vitest';

import { type Ids, seedEverything } from '../../support/fixtures.ts';
import { eachService } from '../../support/service.ts';
import { type Call, caller } from './test-client.ts';
import { expectError, invalidFieldsOf } from './expect-error.ts';
import { openSocket, readResponse, readText, sendRaw } from './raw-request.ts';

const MEBIBYTE = 1_048_576;

eachService('raw requests', (service) => {
  let ids: Ids;
  let key: string;
  let call: Call;

  beforeAll(async () => {
    key = await service().keyFor();
    call = caller(service(), key);
    ids = await seedEverything(service());
  });

  const head = (line: string, ...more: string[]): string[] => [
    line,
    'Host: api.example',
    `Authorization: Bearer ${key}`,
    ...more,
    'Connection: close',
  ];
  const send = (lines: readonly string[], body?: string | Buffer) => sendRaw(service().url, lines, body);

  describe('the head', () => {
    const target = (length: number): string => `/event-types?x=${'x'.repeat(length - '/event-types?x='.length)}`;

    test('accepts a URI of 8,192 bytes and rejects a longer one', async () => {
      expect((await call('GET', target(8_192))).status).toBe(200);
      await expectError(await call('GET', target(8_193)), 'request_headers_too_large');
    });

    test('accepts headers of 16,384 bytes beside the longest URI and rejects larger ones', async () => {
      const lines = head(`GET ${target(8_192)} HTTP/1.1`);
      const bytes = lines.slice(1).reduce((sum, line) => sum + line.length + 2, 0);
      const filler = (length: number): string => `x: ${'x'.repeat(length - bytes - 5)}`;
      const sized = (length: number): string[] => [...lines.slice(0, -1), filler(length), 'Connection: close'];
      expect((await send(sized(16_384))).status).toBe(200);
      await expectError(await send(sized(16_385)), 'request_headers_too_large');
    });

    test('returns the same error for a head that node:http rejects as too large', async () => {
      await expectError(
        await send(head('GET /event-types HTTP/1.1', `x: ${'x'.repeat(70_000)}`)),
        'request_headers_too_large',
      );
      await expectError(await send(head(`GET ${target(70_000)} HTTP/1.1`)), 'request_headers_too_large');
    });

    test.each([
      ['FOO /test-clock/advance HTTP/1.1', 'method_not_allowed', 'POST'],
      ['post /test-clock/advance HTTP/1.1', 'method_not_allowed', 'POST'],
      ['CONNECT api.example:443 HTTP/1.1', 'method_not_allowed', ''],
      ['FOO /nothing HTTP/1.1', 'invalid_url', null],
      ['GET /customers HTTP/3.7', 'bad_request', null],
      ['\u0016\u0003\u0001', 'bad_request', null],
      ['GET /custo mers HTTP/1.1', 'bad_request', null],
    ] as const)('responds to %j with %s', async (line, code, allow) => {
      const response = await send(head(line));
      await expectError(response, code);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('allow')).toBe(allow);
    });

    test('rejects an unknown method on a connection that was used before', async () => {
      const socket = await openSocket(service().url);
      socket.write(`${head('GET /event-types HTTP/1.1').slice(0, -1).join('\r\n')}\r\n\r\n`);
      await once(socket, 'data');
      const response = readResponse(socket);
      socket.write(`${head('FOO /events HTTP/1.1').join('\r\n')}\r\n\r\n`);
      await expectError(await response, 'method_not_allowed');
      expect((await response).headers.get('allow')).toBe('GET, HEAD');
    });

    test('responds to malformed HTTP after the response to the request before it', async () => {
      const socket = await openSocket(service().url);
      const text = readText(socket);
      socket.write(`${head('GET /event-types HTTP/1.1').slice(0, -1).join('\r\n')}\r\n\r\n\u0016\u0003\u0001\r\n\r\n`);
      expect((await text).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
    });

    test('rejects two lengths that contradict each other', async () => {
      const lengths = ['Content-Type: application/json', 'Content-Length: 2', 'Transfer-Encoding: chunked'];
      await expectError(await send(head('POST /customers HTTP/1.1', ...lengths), '{}'), 'bad_request');
    });

    test.each([
      ['absent', []],
      ['empty', ['Host:']],
      ['no host', ['Host: a b']],
      ['more than a host', ['Host: api.example/path?']],
    ])('rejects a Host that is %s', async (_, host) => {
      const lines = ['GET /event-types HTTP/1.1', ...host, `Authorization: Bearer ${key}`, 'Connection: close'];
      await expectError(await send(lines), 'bad_request');
    });

    test('ignores an unknown expectation', async () => {
      expect((await send(head('GET /event-types HTTP/1.1', 'Expect: the-unexpected'))).status).toBe(200);
    });

    test('reads an absolute target as its path, and ignores its host', async () => {
      const response = await send(head('GET http://elsewhere.example/checkout-domains?per_page=1 HTTP/1.1'));
      const { meta } = (await response.json()) as { meta: { pagination: { next: string } } };
      expect(meta.pagination.next).toMatch(/^http:\/\/api\.example\/checkout-domains\?per_page=1&after=chedom_/);
      await expectError(await send(head('DELETE http://elsewhere.example/customers HTTP/1.1')), 'method_not_allowed');
    });
  });

  describe('the body', () => {
    const path = '/customers';
    const json = { 'content-type': 'application/json' };
    const padded = (length: number, email: string): string => {
      const text = JSON.stringify({ email });
      return text + ' '.repeat(length - text.length);
    };

    test('accepts 1 MiB and rejects one byte more, with a Content-Length', async () => {
      expect(
        (await call('POST', path, { headers: json, body: padded(MEBIBYTE, 'full@customer.example') })).status,
      ).toBe(201);
      await expectError(
        await call('POST', path, { headers: json, body: padded(MEBIBYTE + 1, 'over@customer.example') }),
        'request_body_too_large',
      );
    });

    test('accepts 1 MiB and rejects one byte more, in chunks', async () => {
      const chunked = (text: string) => call('POST', path, { headers: json, body: new Blob([text]).stream() });
      expect((await chunked(padded(MEBIBYTE, 'chunks@customer.example'))).status).toBe(201);
      await expectError(await chunked(padded(MEBIBYTE + 1, 'over@customer.example')), 'request_body_too_large');
    });

    test('rejects too large a Content-Length before the body arrives', async () => {
      const lines = head(
        'POST /customers HTTP/1.1',
        'Content-Type: application/json',
        `Content-Length: ${10 * MEBIBYTE}`,
      );
      await expectError(await send(lines), 'request_body_too_large');
    });

    test.each([
      'application/json',
      'Application/JSON',
      'application/json; charset=utf-8',
      'application/json;charset="utf-8"',
      'application/json; Charset=UTF8',
    ])('is accepted as %s', async (type) => {
      const body = JSON.stringify({ name: 'Plan', tax_category: 'standard' });
      expect((await call('POST', '/products', { headers: { 'content-type': type }, body })).status).toBe(201);
    });

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'application/vnd.api+json',
      'json',
      ';',
    ])('is rejected as %s', async (type) => {
      await expectError(
        await call('POST', path, { headers: { 'content-type': type }, body: '{}' }),
        'unsupported_media_type',
      );
    });

    test('is rejected without a media type', async () => {
      const response = await send(head('POST /customers HTTP/1.1', 'Content-Length: 2'), '{}');
      await expectError(response, 'unsupported_media_type');
    });

    test.each([
      ['cut short', '{"email": "jo@cust'],
      ['with a comma too many', '{"email": "jo@customer.example",}'],
      ['with single quotes', "{'email': 'jo@customer.example'}"],
      ['two values', '{}{}'],
      ['a comment', '{} // none'],
      ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
      ['UTF-16', Buffer.from('{"email":"jo@customer.example"}', 'utf16le')],
      ['blank', '   '],
    ])('is rejected if it is not JSON: %s', async (_, body) => {
      await expectError(await call('POST', path, { headers: json, body }), 'invalid_json');
    });

    test.each(['[]', 'null', '"text"', '1', 'true'])('is rejected if it is not an object: %s', async (body) => {
      await expectError(await call('POST', path, { headers: json, body }), 'bad_request');
    });

    test('is rejected if it is missing, with or without a media type', async () => {
      await expectError(await call('POST', path), 'bad_request');
      await expectError(await call('POST', path, { headers: json }), 'bad_request');
      await expectError(
        await send(head('POST /customers HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 0')),
        'bad_request',
      );
    });

    test('is accepted with a byte order mark', async () => {
      const body = Buffer.from(`\ufeff${JSON.stringify({ email: 'mark@customer.example' })}`);
      expect((await call('POST', path, { headers: json, body })).status).toBe(201);
    });

    test.each(['{}', 'x'])('is rejected where the operation expects none: %s', async (body) => {
      const get = head(`GET /products/${ids.product_id} HTTP/1.1`, 'Content-Type: application/json');
      await expectError(await send([...get, `Content-Length: ${body.length}`], body), 'unexpected_request_body');
      const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
      await expectError(await send([...get, 'Transfer-Encoding: chunked'], chunks), 'unexpected_request_body');
    });

    test('is accepted with length 0 where the operation expects none', async () => {
      expect((await send(head('GET /event-types HTTP/1.1', 'Content-Length: 0'))).status).toBe(200);
    });
  });

  describe('text', () => {
    const path = '/customers';
    const create = (json: object) => call('POST', path, { json });

    test('names every wrong field in one response and one notation', async () => {
      const contacts = [
        { email: 'jo' },
        { name: 1, email: 'jo@works.example' },
        { email: 'sam@works.example', phone: '1' },
      ];
      const json = { name: '', status: 'gone', contacts, tax_identifier: 'x'.repeat(1_025), seller_id: 'acc_1' };
      const fields = await invalidFieldsOf(await call('POST', `/customers/${ids.customer_id}/businesses`, { json }));
      expect(fields.toSorted()).toEqual(
        [
          'contacts[0].email',
          'contacts[1].name',
          'contacts[2].phone',
          'name',
          'seller_id',
          'status',
          'tax_identifier',
        ].toSorted(),
      );
    });

    test('counts characters, not bytes or surrogates', async () => {
      expect((await create({ email: 'smile@customer.example', name: '😀'.repeat(1_024) })).status).toBe(201);
      expect(
        await invalidFieldsOf(await create({ email: 'smile2@customer.example', name: '😀'.repeat(1_025) })),
      ).toEqual(['name']);
    });

    test('accepts custom data with 500 levels', async () => {
      const depth = 498;
      const body = `{"email":"deep@customer.example","custom_data":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
      expect((await call('POST', path, { headers: { 'content-type': 'application/json' }, body })).status).toBe(201);
      expect((await call('GET', '/events?per_page=1')).status).toBe(200);
    });

    test('reports only the first of half a million faults', async () => {
      const path = `/notification-settings/${ids.notification_setting_id}`;
      for (const item of ['1', '"\\u0000"', '1e400', '{}']) {
        const body = `{"subscribed_events":[${`${item},`.repeat(100_000)}${item}]}`;
        const response = await call('PATCH', path, { headers: { 'content-type': 'application/json' }, body });
        const { error } = await expectError(response, 'invalid_field');
        expect(error.errors!.length).toBeGreaterThanOrEqual(1_000);
        expect(error.errors!.length).toBeLessThanOrEqual(2_000);
        expect(error.detail.length).toBeLessThan(500);
      }
    });

    test.each(['custom_data', 'name', 'contacts', 'nonsense'])(
      'rejects an excessively nested value: %s',
      async (member) => {
        const deep = `${'['.repeat(250_000)}${']'.repeat(250_000)}`;
        const body = `{"email":"deeper@customer.example","${member}":${member === 'custom_data' ? `{"a":${deep}}` : deep}}`;
        const response = await call('POST', path, { headers: { 'content-type': 'application/json' }, body });
        expect(await invalidFieldsOf(response)).toContain(member);
      },
    );

    test('treats members with special names in JavaScript like any others', async () => {
      const body = '{"email":"proto@customer.example","__proto__":{"name":"x"},"constructor":1,"toString":null}';
      const response = await call('POST', path, { headers: { 'content-type': 'application/json' }, body });
      expect((await invalidFieldsOf(response)).toSorted()).toEqual(['__proto__', 'constructor', 'toString']);
    });
  });
});
