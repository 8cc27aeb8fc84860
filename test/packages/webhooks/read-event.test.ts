import { describe, expect, test } from 'vitest';

import type { PayloadFault } from '../../../templates/webhooks/runtime/event.ts';
import { type EventCatalogue, readEvent } from '../../../templates/webhooks/runtime/read-event.ts';

/** Payloads as other documents have them, each version with its own member. */
const hasMember = (name: string) => async () => ({
  read: (value: unknown) =>
    Object.hasOwn(value as object, name)
      ? { ok: true as const }
      : { ok: false as const, errors: [{ field: name, message: 'is required' } as PayloadFault] },
});
const checks = { 'parcel.updated': { 1: hasMember('weight'), 3: hasMember('grams') } };
const read = (payload: object, options = {}, telling: Partial<EventCatalogue> = { typeMember: 'kind' }) =>
  readEvent(JSON.stringify(payload), options, { checks, ...telling });

describe('a document with several versions of an event', () => {
  const old = { kind: 'parcel.updated', weight: '1.25 kg' };
  const recent = { kind: 'parcel.updated', grams: 1250 };

  test.each([
    [recent, {}, 3],
    [recent, { version: 3 }, 3],
    [recent, { version: 9 }, 3],
    [old, { version: 1 }, 1],
    [old, { version: 2 }, 1],
  ])('reads %j with %j as version %i', async (payload, options, version) => {
    expect(await read(payload, options)).toMatchObject({ known: true, type: 'parcel.updated', version, payload });
  });

  test('rejects a payload under another version than the one sent', async () => {
    expect(await read(old)).toMatchObject({ known: false, reason: 'shape' });
    expect(await read(recent, { version: 1 })).toMatchObject({
      reason: 'shape',
      message: 'A payload of parcel.updated in version 1 does not conform to the document: weight is required.',
    });
    expect(await read(old, { version: 0 })).toMatchObject({
      reason: 'type',
      message:
        'The type "parcel.updated" is unknown in a version up to 0. A newer version of this package may know it.',
    });
  });
});

describe('a document whose payloads have no type', () => {
  test('reads a payload as the type that the caller passes', async () => {
    const payload = { kind: 'something else', grams: 1 };
    expect(await read(payload, {}, {})).toMatchObject({ known: false, reason: 'type', type: undefined });
    expect(await read(payload, { type: 'parcel.updated' }, {})).toMatchObject({ known: true, id: undefined });
  });
});

test('returns only a string member of the payload as its id', async () => {
  const telling = { typeMember: 'kind', idMember: 'constructor' };
  expect(await read({ kind: 'x' }, {}, telling)).toMatchObject({ id: undefined });
  expect(await read({ kind: 'x', constructor: 5 }, {}, telling)).toMatchObject({ id: undefined });
  expect(await read({ kind: 'x', constructor: 'a' }, {}, telling)).toMatchObject({ id: 'a' });
});
