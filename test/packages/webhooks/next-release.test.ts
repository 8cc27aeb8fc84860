import { parse, type UnknownEvent } from '@billing/webhooks';
import { describe, expect, test } from 'vitest';

import { specApi } from '../../derived/spec-api.ts';
import { additions, breaks } from '../client/next-release.ts';

/** Tests the current receiver with events of a later release: parsing never throws. */

const api = await specApi();
const named = new Map(api.schemas.map(({ name, json }) => [name, json]));

describe.each(api.events)('$key', ({ type, schema, examples }) => {
  test('stays known with every addition that the API may make without notice', async () => {
    const variants = examples.flatMap(({ value }) => additions(schema, value, named));
    expect(variants.length).toBeGreaterThan(2);
    const events = await Promise.all(variants.map(({ value }) => parse(JSON.stringify(value))));
    const lost = variants.filter((_, at) => !events[at]!.known || events[at]!.type !== type);
    expect(lost.map(({ label }) => label)).toEqual([]);
  });

  test('is returned as unknown with its faults after a breaking change', async () => {
    const [example] = examples;
    const variants = breaks(schema, example!.value, named).filter(({ label }) => label.endsWith(': of another type'));
    const events = await Promise.all(variants.map(({ value }) => parse(JSON.stringify(value))));
    const odd = variants.filter((_, at) => !events[at]!.known && !tellsWhy(events[at] as UnknownEvent));
    expect(odd.map(({ label }) => label)).toEqual([]);
    expect(events.filter(({ known }) => !known).length).toBeGreaterThan(2);
  });

  test('is returned as unknown under a newer type', async () => {
    const payload = { ...(examples[0]!.value as object), event_type: `${type}_again` };
    expect(await parse(JSON.stringify(payload))).toMatchObject({ known: false, reason: 'type', payload });
  });
});

/** A payload without a type has the reason `type`; any other names its faults. */
function tellsWhy({ reason, faults, message }: UnknownEvent): boolean {
  return message.endsWith('.') && (reason === 'shape' ? faults.length > 0 : reason === 'type');
}
