import { expect, test } from 'vitest';

import { readOther } from '../../../../templates/server/runtime/read-other-body.ts';
import type { DeepRule } from '../../../../templates/server/runtime/route.ts';

/** The body that a server reads from a form whose member `raft` is in deepObject style. */
async function read(form: string, deep: DeepRule): Promise<unknown> {
  const bytes = new TextEncoder().encode(form);
  const fields = { raft: { shape: 'value', kind: 'string', deep } } as const;
  return readOther('form', bytes, 'application/x-www-form-urlencoded', fields);
}

const TEXT: DeepRule = {};
const RAFT: DeepRule = {
  members: { logs: { kind: 'integer' }, crew: { items: { members: { name: TEXT, age: { kind: 'number' } } } } },
};

test('reads members by their kinds, and lists in the order of their indexes', async () => {
  const form = 'raft[logs]=9&raft[crew][1][name]=Bengt&raft[crew][0][name]=Thor&raft[crew][0][age]=33&name=Ra';
  expect(await read(form, RAFT)).toEqual({
    value: { raft: { logs: 9, crew: [{ name: 'Thor', age: 33 }, { name: 'Bengt' }] }, name: 'Ra' },
  });
});

test('reads lists without indexes, texts beside other forms, and members with any name', async () => {
  expect(await read('raft[]=a&raft[]=b', { items: TEXT })).toEqual({ value: { raft: ['a', 'b'] } });
  expect(await read('raft=', RAFT)).toEqual({ value: { raft: '' } });
  expect(await read('raft[a]=1&raft[b]=x', { others: { kind: 'integer' } })).toEqual({
    value: { raft: { a: 1, b: 'x' } },
  });
});

test('leaves nesting that the document does not have as members that the validator rejects', async () => {
  expect(await read('raft[sail][size]=9', RAFT)).toEqual({ value: { raft: { 'sail.size': '9' } } });
  expect(await read('raft[crew][thor][name]=Thor', RAFT)).toEqual({
    value: { raft: { crew: { 'thor.name': 'Thor' } } },
  });
  expect(await read('raft=Ra&raft[logs]=9', RAFT)).toEqual({ value: { raft: ['Ra', { logs: 9 }] } });
  expect(await read('raft[logs=9&raft]=1', RAFT)).toEqual({ value: { 'raft[logs': '9', 'raft]': '1' } });
});

test('reads names of inherited members as data, and a name with 300,000 levels', async () => {
  const { value } = (await read('raft[__proto__]=1&raft[constructor]=2', { others: TEXT })) as {
    value: { raft: object };
  };
  expect(Object.entries(value.raft)).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
  ]);
  expect(await read(`raft${'[a]'.repeat(300_000)}=1`, RAFT)).toHaveProperty('value');
});
