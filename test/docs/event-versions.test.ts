import { beforeAll, expect, test } from 'vitest';

import { type BuiltSite, buildSite, textOf } from './site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite('test/golden/event-versions/spec.yaml');
});

test('shows two versions of an event on one page, the newest first, with a table of the changes', () => {
  const [type] = [...Map.groupBy(site.api.events, (event) => event.type)].find(([, versions]) => versions.length > 1)!;
  const html = site.files.get(`events/${type}.html`)!;
  const versions = site.api.events.filter((event) => event.type === type);
  const order = versions.map(({ version }) => html.indexOf(`Payload of version ${version}`));
  expect(order.every((place) => place > 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  const table = /<table class="changes">[\s\S]*?<\/table>/.exec(html)![0];
  const rows = [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row]) => textOf(row!).trim());
  expect(rows[0]).toBe(`Field ${versions.map(({ version }) => `Version ${version}`).join(' ')}`);
  expect(rows.slice(1)).toEqual([
    'data.weight string, required, At most 20 characters removed',
    'data.weight_grams not present integer, required, At least 0',
    'data.sender not present object, required',
    'data.sender.email not present string (email), required, sensitive, Masked as hidden@parcels.example',
  ]);
});
