import type { EventVersion } from '../../../model/api.ts';
import { lazy } from '../../lazy.ts';
import type { Field, FieldReader } from '../fields/field-reader.ts';
import { EXAMPLE } from '../fields/values.ts';
import { eventGroup } from '../site/groups.ts';
import type { Page } from '../site/page.ts';
import { operationLinks, type Site } from '../site/site.ts';
import { exampleViews, type Fact, factViews, sourceFact } from './facts-and-examples.ts';

export function eventPage(versions: readonly EventVersion[], site: Site): Page {
  const newest = versions.toSorted((a, b) => b.version - a.version);
  const isOneOfSeveral = newest.length > 1;
  const { type, summary, description } = newest[0]!;
  const reader = site.fieldReader();
  const payloads = lazy(() => newest.map((event, index) => payloadOf(event, index === 0, isOneOfSeveral, reader)));
  return {
    path: site.paths.event(type),
    title: type,
    summary: summary ?? description?.split('\n', 1)[0] ?? `The event ${type}`,
    section: 'events',
    group: eventGroup(newest[0]!),
    from: () => [...versions, ...site.reached(versions)],
    fields: () => [payloads()[0]!.fields],
    leftOut: reader.leftOut,
    template: 'event',
    view: (format) => ({
      facts: factViews(factsOf(newest, site), format),
      columns: newest.map(({ version }) => `Version ${version}`).toReversed(),
      changes: isOneOfSeveral && fieldChanges(payloads().map(({ fields }) => fields)),
      versions: payloads().map((payload) => ({
        ...payload,
        description: format.text(payload.description, 3),
        fields: format.fields(payload.fields, 2),
      })),
      examples: newest.flatMap(({ version, examples }) =>
        exampleViews(examples, isOneOfSeveral ? `Version ${version}: ` : '', format),
      ),
    }),
  };
}

/** Anchors of the newest version don't name it, so links to them stay valid with a newer one. */
function payloadOf(event: EventVersion, isNewest: boolean, isOneOfSeveral: boolean, reader: FieldReader) {
  const { version, schema, description, summary = '' } = event;
  const payload = isNewest ? 'payload' : `payload-v${version}`;
  return {
    id: `version-${version}`,
    heading: isOneOfSeveral ? `Version ${version}` : '',
    payload,
    payloadTitle: isOneOfSeveral ? `Payload of version ${version}` : 'Payload',
    description: description ?? summary,
    fields: reader.members(payload, schema),
  };
}

function factsOf(newest: readonly EventVersion[], site: Site): Fact[] {
  const { type, sensitive } = newest[0]!;
  const emitters = site.api.operations.filter(({ emits }) => emits.includes(type));
  const masked = sensitive.map(({ path }) => `\`${path.join('.').replaceAll('.*', '[]')}\``);
  return [
    { label: newest.length === 1 ? 'Version' : 'Versions', line: newest.map(({ version }) => version).join(', ') },
    ...(emitters.length === 0 ? [] : [{ label: 'Emitted by', line: operationLinks(emitters, site) }]),
    ...(masked.length === 0 ? [] : [{ label: 'Sensitive fields', line: masked.join(', ') }]),
    ...newest.map(sourceFact),
  ];
}

/**
 * The fields that differ between versions of a payload, with one cell for each version. Accepts the newest
 * version first; the cells start with the oldest.
 */
function fieldChanges(versions: readonly (readonly Field[])[]): object[] {
  const tables = versions.map((fields) => new Map(flat(fields))).toReversed();
  const paths = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  return paths
    .map((path) => ({ path, texts: tables.map((table) => table.get(path)) }))
    .filter(({ texts }) => new Set(texts).size > 1)
    .map(({ path, texts }) => ({
      path,
      cells: texts.map((text, index) => {
        const before = index === 0 ? text : texts[index - 1];
        if (text === undefined) return { kind: 'absent', text: before === undefined ? 'not present' : 'removed' };
        if (before === undefined) return { kind: 'added', text };
        return { kind: before === text ? 'same' : 'changed', text };
      }),
    }));
}

/** Each path with everything except examples on one line: `string or null, required, At most 1024`. */
function flat(fields: readonly Field[]): [path: string, text: string][] {
  return fields.flatMap(({ name, path, about: { type, marks, facts }, children }) => {
    const limits = facts
      .filter(({ label }) => label !== EXAMPLE)
      .map(({ label, values }) => [label, values.join(', ')].filter(Boolean).join(' '));
    const text = [type, ...marks.map(({ label }) => label), ...limits].join(', ');
    return [[path === '' ? name : path, text], ...flat(children)];
  });
}
