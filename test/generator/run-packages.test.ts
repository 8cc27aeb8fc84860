import { request } from 'node:http';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { runPackages, type RunningPackages } from './running-packages.ts';

/** Declares tests of the packages of one golden document, with its server listening. */
function describeRunning(feature: string, body: (packages: () => RunningPackages) => void): void {
  describe(`${feature}`, () => {
    let packages: RunningPackages | undefined;
    beforeAll(async () => {
      packages = await runPackages(feature);
    });
    afterAll(() => packages?.close());
    body(() => packages!);
  });
}

describeRunning('parameter-styles', (packages) => {
  const point = { x: 1, y: -2 };

  test('the server reads the paths and headers that the client writes', async () => {
    const path = { text: 'a b/ü?#%', list: [1, 2], object: point, exploded: point };
    const headers = { 'x-text': 'a, b', 'x-list': [3, 4], 'x-flag': true, 'x-object': point };
    expect(await packages().client['styles']!['simple']!({ path, headers })).toMatchObject({ path, headers });
    const labels = { text: '.a.b', list: [1, 2], exploded: point };
    expect(await packages().client['styles']!['label']!({ path: labels })).toMatchObject({ path: labels });
    const matrix = { text: ';text=1', list: [1, 2], exploded: [3, 4] };
    expect(await packages().client['styles']!['matrix']!({ path: matrix })).toMatchObject({ path: matrix });
  });

  test('the server reads the queries that the client writes', async () => {
    const query = {
      text: '&=?#+ %',
      number: -1.5,
      flag: true,
      maybe: 3,
      size: 200,
      form: ['a', 'b,c'],
      joined: ['a', 'b'],
      spaced: ['a', 'b'],
      piped: ['a', 'b'],
      filter: { name: 'x', age: 5, active: false, tags: ['p', 'q'] },
      object: point,
      exploded: { dx: 7, dy: 8 },
      'odd[name]': 'odd',
      json: point,
    };
    const echo = await packages().client['styles']!['query']!({ query });
    expect(echo.query).toEqual(query);
  });

  test('the server applies defaults and caps, and reads a list of one item as a list', async () => {
    expect((await packages().client['styles']!['query']!()).query).toEqual({ flag: false, size: 50 });
    const odd = { size: 1e20, form: ['a'], filter: { tags: ['p'] } };
    expect((await packages().client['styles']!['query']!({ query: odd })).query).toEqual({
      ...odd,
      flag: false,
      size: 200,
    });
  });

  test('reports a parameter whose text has the wrong type under its name', async () => {
    const search = 'number=1e&flag=yes&size=1.5&filter[age]=old&filter[active]=1&object=x,1&exploded=9&dx=a&json={';
    const response = await fetch(`${packages().url}/query?${search}`);
    const problem = JSON.parse(((await response.json()) as { message: string }).message) as {
      faults: { field: string }[];
    };
    const fields = ['number', 'flag', 'size', 'filter.age', 'filter.active', 'object.y', 'exploded.dx', 'json'];
    expect(problem.faults.map(({ field }) => field).sort()).toEqual(fields.sort());
  });

  test('ignores parameters named like members that every object inherits', async () => {
    const response = await fetch(`${packages().url}/query?filter[constructor]=1&filter[__proto__]=2&__proto__[x]=3`);
    const { query } = (await response.json()) as { query: { filter: object } };
    expect(Object.entries(query.filter)).toEqual([
      ['constructor', '1'],
      ['__proto__', '2'],
    ]);
    expect({}).not.toHaveProperty('x');
  });
});

describeRunning('body-defaults', (packages) => {
  test('fills in the default of a missing member before the handler runs', async () => {
    const body = { name: 'Ada', spouts: [{}, { length: 3 }], handle: {}, lid: { inner: { inner: {} } } };
    const echo = await packages().client['kettles']!['create']!({ body });
    expect(JSON.stringify(echo.body)).toContain('"__proto__":7');
    expect(echo.body).toMatchObject({
      name: 'Ada',
      colour: 'red',
      tags: [],
      custom: null,
      handle: { material: 'wood' },
      spouts: [{ length: 10 }, { length: 3 }],
      lid: { knob: true },
    });
  });

  test('leaves present members unchanged, null included', async () => {
    const body = { name: 'Ada', colour: 'blue', tags: ['x'], custom: { a: null } };
    const echo = await packages().client['kettles']!['create']!({ body });
    expect(echo.body).toMatchObject(body);
    expect(echo.body).not.toHaveProperty('lid');
  });

  test('applies defaults in the parts of an allOf, and accepts a missing optional body', async () => {
    const update = packages().client['kettles']!['update']!;
    expect((await update({ path: { id: '1' }, body: { volume: 2 } })).body).toEqual({ name: 'Kettle', volume: 2 });
    expect(await update({ path: { id: '1' } })).not.toHaveProperty('body');
  });
});

describeRunning('names', (packages) => {
  test('passes odd names to the handler as the document spells them', async () => {
    const path = { class: 'abc', '2fa': 'x', 'user-id': 'y' };
    const query = { constructor: 'z' };
    const headers = { 'if-match': '"1"' };
    expect(await packages().client['default']!['delete']!({ path, query, headers })).toEqual({ path, query, headers });
    expect(await packages().client['default']!['delete']!({ path })).toEqual({ path, query: {}, headers: {} });
  });

  test.each(['', '.', '..'])(
    'the client does not send the path parameter %j, which would reach another operation',
    async (value) => {
      const path = { class: 'abc', '2fa': value, 'user-id': 'y' };
      await expect(packages().client['default']!['delete']!({ path })).rejects.toMatchObject({
        name: 'InvalidRequestError',
        faults: [{ field: '2fa', message: 'must not be empty, "." or ".." in a path' }],
      });
      const sent = { ...path, '2fa': `${value}a` };
      expect((await packages().client['default']!['delete']!({ path: sent })).path).toEqual(sent);
    },
  );

  test('sends digits, slashes and letters beyond ASCII in a path', async () => {
    for (const [resource, method] of [
      ['_2fa', '_3d'],
      ['straE', 'aBOffnen'],
      ['constructor', 'toString'],
      ['object', 'hasOwn'],
    ] as const) {
      expect(packages().client[resource]![method], `${resource}.${method}`).toBeTypeOf('function');
      expect(await packages().client[resource]![method]!()).toEqual({ path: {}, query: {}, headers: {} });
    }
  });
});

describeRunning('hostile-text', (packages) => {
  test('serves a document full of code like any other, and changes no built-in object', async () => {
    const [method] = Object.keys(packages().client['process']!);
    const hostile = Object.keys(packages().webhooks['eventVersions'] as object)[0]!;
    const body = JSON.parse(`{ "__proto__": { "polluted": true } }`) as object;
    const echo = await packages().client['process']![method!]!({ query: {}, body: { ...body, [hostile]: 'given' } });
    expect(echo.query).toEqual({ [hostile]: hostile });
    expect(JSON.stringify(echo.body)).toContain('"polluted":true');
    expect({}).not.toHaveProperty('polluted');
  });
});

describeRunning('bodies', (packages) => {
  const fields = {
    name: 'Ada & Eve=1+ü\r\n',
    age: 7,
    member: true,
    tags: ['a,b', 'c'],
    scores: [1.5],
    place: { x: -1 },
  };

  test('sends and reads both kinds of forms', async () => {
    const { forms } = packages().client;
    expect((await forms!['send']!({ body: fields })).body).toEqual(fields);
    expect((await forms!['send']!({ body: { name: 'Ada' } })).body).toEqual({ name: 'Ada', member: false });
    const body = new URLSearchParams([
      ['name', 'Ada'],
      ['tags', 'a'],
      ['tags', 'b'],
      ['place', '{"x":2}'],
    ]);
    const upload = new FormData();
    for (const [name, value] of body) upload.append(name, value);
    for (const form of [body, upload]) {
      const response = await fetch(`${packages().url}/either`, { method: 'POST', body: form });
      const echo = (await response.json()) as { body: unknown };
      expect(echo.body).toEqual({ name: 'Ada', member: false, tags: ['a', 'b'], place: { x: 2 } });
    }
    expect((await forms!['either']!({ body: fields })).body).toEqual(fields);
  });

  test('sends files as bytes, beside fields of any kind', async () => {
    const file = Uint8Array.from({ length: 256 }, (_, index) => index);
    const more = [new Uint8Array([13, 10, 45, 45]), new Uint8Array()];
    const body = { file, more, note: 'é', count: 3, about: { by: '"Ada"' } };
    const echo = await packages().client['forms']!['upload']!({ body });
    expect(echo.body).toEqual(JSON.parse(JSON.stringify(body)));
  });

  test('sends and returns text as text, and bytes as bytes', async () => {
    const { raw } = packages().client;
    expect(await raw!['text']!({ body: '12 é' })).toBe('12 é');
    expect(await raw!['text']!({ body: '12' })).toBe('12');
    const bytes = new Uint8Array([0, 255, 128, 10]);
    expect(await raw!['bytes']!({ body: bytes })).toEqual(bytes);
    expect(await raw!['image']!({ body: bytes }, { headers: { 'content-type': 'image/png' } })).toEqual(bytes);
  });

  test('accepts any one of several JSON media types', async () => {
    expect((await packages().client['forms']!['patch']!({ body: { text: null } })).body).toEqual({ text: null });
  });

  test.each([
    ['forms', 'send', { name: 'a'.repeat(21) }, 'name'],
    ['forms', 'upload', { file: new Uint8Array(), note: 'longer' }, 'note'],
    ['forms', 'upload', {}, 'file'],
    ['raw', 'text', 'a'.repeat(10), ''],
  ])('client and server reject an invalid body of %s.%s', async (resource, method, body, field) => {
    const call = (options: object) => packages().client[resource]![method]!({ body }, options);
    await expect(call({})).rejects.toMatchObject({ name: 'InvalidRequestError', faults: [{ field }] });
    await expect(call({ checkRequests: false })).rejects.toThrow(/fields-invalid|400/);
  });

  test.each([
    ['/multipart', 'multipart/form-data', 'x', 'body-unreadable'],
    ['/multipart', 'multipart/form-data; boundary=a', '--a\r\nbroken', 'body-unreadable'],
    ['/multipart', 'application/json', '{}', 'body-media-type'],
    ['/form', 'application/x-www-form-urlencoded', '', 'body-missing'],
    ['/form', 'application/x-www-form-urlencoded', 'name=a&age=old&age=1', 'fields-invalid'],
    ['/form', 'application/x-www-form-urlencoded', '__proto__=1', 'fields-invalid'],
    ['/text', 'text/plain', Uint8Array.of(255), 'body-unreadable'],
    ['/text', 'text/html', 'x', 'body-media-type'],
  ])('POST %s with %s %j results in: %s', async (path, type, body, kind) => {
    const response = await fetch(packages().url + path, { method: 'POST', headers: { 'content-type': type }, body });
    expect(JSON.parse(((await response.json()) as { message: string }).message)).toMatchObject({ kind });
    expect({}).not.toHaveProperty('polluted');
  });
});

describeRunning('event-versions', (packages) => {
  test('server and receiver support both versions of an event', () => {
    const catalogue = packages().server['eventCatalogue'] as Record<string, Record<number, { sensitive: unknown[] }>>;
    expect(Object.keys(catalogue['parcel.updated']!)).toEqual(['1', '2']);
    expect(catalogue['parcel.updated']![1]!.sensitive).toEqual([]);
    expect(catalogue['parcel.updated']![2]!.sensitive).toHaveLength(1);
    expect(packages().webhooks['eventVersions']).toEqual({ 'parcel.lost': [1], 'parcel.updated': [1, 2] });
    const isEventType = packages().webhooks['isEventType'] as (type: string) => boolean;
    expect(['parcel.updated', 'parcel.found', 'toString'].map(isEventType)).toEqual([true, false, false]);
  });
});

describeRunning('paths-and-methods', (packages) => {
  test('routes paths whose placeholders share a segment or that contain router syntax', async () => {
    const { client } = packages();
    const file = { name: 'a.b', type: 'c' };
    expect((await client['jobs']!['cancel']!({ path: { id: 7 } })).path).toEqual({ id: 7 });
    expect((await client['jobs']!['pause']!({ path: { id: 7 } })).path).toEqual({ id: 7 });
    expect((await client['jobs']!['get']!({ path: { id: 7 } })).path).toEqual({ id: 7 });
    expect((await client['files']!['get']!({ path: file })).path).toEqual({ name: 'a', type: 'b.c' });
    expect((await client['files']!['ask']!({ path: file })).path).toEqual({ name: 'a', type: 'b.c' });
    expect((await client['ranges']!['delete']!({ path: { start: '1', end: '9' } })).path).toEqual({
      start: '1',
      end: '9',
    });
    expect((await client['stars']!['get']!()).path).toEqual({});
    expect((await client['signs']!['get']!()).path).toEqual({});
  });

  test.each([
    ['GET', '/stars/anything', 'path-unknown'],
    ['GET', '/files/a', 'path-unknown'],
    ['GET', '/jobs/7:stop', 'path-parameter-invalid'],
    ['GET', '/jobs/7:cancel', 'path-parameter-invalid'],
    ['PUT', '/jobs/7:cancel', 'method-not-allowed'],
    ['GET', '/jobs/next', 'method-not-allowed'],
    ['DELETE', '/files/a.b', 'method-not-allowed'],
  ])('%s %s results in: %s', async (method, path, kind) => {
    const response = await fetch(packages().url + path, { method });
    expect(JSON.parse(((await response.json()) as { message: string }).message)).toMatchObject({ kind });
  });

  test('serves every HTTP method that OpenAPI has', async () => {
    expect(await statusOf('HEAD', `${packages().url}/files/a.b`)).toBe(200);
    expect(await statusOf('TRACE', `${packages().url}/files/a.b`)).toBe(200);
  });
});

/** `fetch` refuses to send TRACE. */
function statusOf(method: string, url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { method }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
