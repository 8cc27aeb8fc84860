import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { reportContents } from '../../../service/reports/content/report-contents.ts';

interface Guide {
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

const guide = parse(readFileSync('spec/docs/reports.yaml', 'utf8')) as Guide;
const tables = guide.sections.flatMap(({ text }) => {
  const type = /^`(\w+)`:/.exec(text)?.[1];
  return type === undefined ? [] : [{ type, text }];
});

test('the guide describes each type of report that can be created, and no other', () => {
  expect(tables.map(({ type }) => type).toSorted()).toEqual(Object.keys(reportContents).toSorted());
});

test.each(tables)('the guide describes the columns of $type in their order', ({ type, text }) => {
  const documented = [...text.matchAll(/^\| `(\w+)` \| .+ \|$/gm)].map(([, name]) => name);
  expect(documented).toEqual(reportContents[type as keyof typeof reportContents].columns);
});

test.each(tables)('the guide names the filters of $type that the document has', ({ type, text }) => {
  const { components } = parse(readFileSync('generated/openapi/openapi.yaml', 'utf8')) as {
    components: { schemas: Record<string, Record<string, unknown>> };
  };
  const schema = (reference: string): Record<string, unknown> => components.schemas[reference.split('/').at(-1)!] ?? {};
  const { discriminator } = components.schemas['ReportCreate'] as unknown as Discriminated;
  const { properties } = schema(discriminator.mapping[type]!) as {
    properties: { filters: { items: { $ref: string } } };
  };
  const filter = schema(properties.filters.items.$ref) as Partial<Discriminated>;
  const names = Object.keys(filter.discriminator?.mapping ?? { updated_at: '' });
  const sentence = /Filters: ([^.]+)\./.exec(text.replaceAll('\n', ' '))?.[1] ?? '';
  expect([...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name).toSorted()).toEqual(names.toSorted());
});

interface Discriminated {
  readonly discriminator: { readonly mapping: Readonly<Record<string, string>> };
}
