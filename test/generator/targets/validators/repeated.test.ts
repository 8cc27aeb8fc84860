import { expect, test } from 'vitest';

import type { JsonObject } from '../../../../generator/json.ts';
import { apiOfSchemas, loadModules, validatorOf } from './load-modules.ts';

const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet', 'black', 'white'];

/**
 * A schema whose code has variables, module-level values, lists, loops, unions and a call of another schema.
 */
const part: JsonObject = {
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[a-z]$' },
    colour: { enum: colours },
    tags: { type: 'array', items: { type: 'string', maxLength: 2 }, uniqueItems: true },
    form: { anyOf: [{ type: 'object', properties: { a: { type: 'integer' } } }, { type: 'null' }] },
    other: { $ref: '#/components/schemas/Other' },
    'a/b': { type: 'boolean' },
  },
  required: ['id'],
  additionalProperties: { type: 'number' },
};

const wrong = {
  id: 'A',
  colour: 'grey',
  tags: ['long', 'long'],
  form: { a: 'x' },
  other: 5,
  'a/b': 0,
  more: 'text',
};

async function faultsIn(schema: JsonObject, value: object): Promise<readonly string[]> {
  const result = (await validatorOf(schema, { Other: { type: 'object' } })).validate(value as never);
  return result.ok ? [] : result.errors.map(({ field, rule, message }) => `${field} ${rule} ${message}`);
}

test('checks a schema that is used in several places as if each were the only one', async () => {
  const whole = {
    type: 'object',
    properties: {
      first: part,
      list: { type: 'array', items: part },
      deep: { type: 'object', properties: { first: part, second: part } },
      map: { type: 'object', additionalProperties: part },
    },
  };
  const alone = await faultsIn({ type: 'object', properties: { x: part } }, { x: wrong });
  expect(alone).toHaveLength(9);
  const at = (place: string): string[] => alone.map((fault) => fault.replace(/^x/, place));
  const value = { first: wrong, list: [wrong, wrong], deep: { first: wrong, second: wrong }, map: { k: wrong } };
  const places = ['first', 'list[0]', 'list[1]', 'deep.first', 'deep.second', 'map.k'];
  expect([...(await faultsIn(whole, value))].sort()).toEqual(places.flatMap(at).sort());
});

test('writes equal modules for equal schemas, except for their names', async () => {
  const names = ['One', 'Two', 'Three', 'Four'];
  const whole = { type: 'object', properties: { part, list: { type: 'array', items: part } }, required: ['part'] };
  const same = Object.fromEntries(names.map((name) => [name, whole]));
  const { files } = await loadModules(apiOfSchemas({ ...same, Other: { type: 'object' } }));
  const texts = names.map((name) => {
    const { text } = files.find(({ path }) => path === `validators/src/schemas/${name}.js`)!;
    return text.replaceAll(name, 'One');
  });
  expect(texts[0]).toContain('violet');
  expect(texts).toEqual(names.map(() => texts[0]));
});

test('accepts property names that look like placeholders', async () => {
  const texts = ['$$d$$', '$$e$$', '$$p$$', '$$l0$$', '$$v0$$', '$$s$$'];
  const hostile: JsonObject = {
    type: 'object',
    properties: Object.fromEntries(texts.map((text) => [text, { enum: [text] }])),
    additionalProperties: false,
  };
  const whole = {
    type: 'object',
    properties: { $$d$$: hostile, $$l0$$: { type: 'object', properties: { $$p$$: hostile } } },
  };
  const fine = Object.fromEntries(texts.map((text) => [text, text]));
  expect(await faultsIn(whole, { $$d$$: fine, $$l0$$: { $$p$$: fine } })).toEqual([]);
  const faults = await faultsIn(whole, { $$l0$$: { $$p$$: { $$v0$$: 'x' } } });
  expect(faults).toEqual(['$$l0$$.$$p$$.$$v0$$ enum must be $$v0$$']);
});
