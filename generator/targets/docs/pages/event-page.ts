import type { JsonValue } from '../../../json.ts';
import type { EventVersion } from '../../../model/api.ts';
import { renderTemplate } from '../../templates.ts';
import { exampleHtml } from '../samples/code-blocks.ts';
import { fieldChanges } from '../fields/field-changes.ts';
import { linkFact, plainFact, sourceFact } from './facts.ts';
import type { Field } from '../fields/field-reader.ts';
import { eventGroup } from '../site/groups.ts';
import { Html } from '../markup/html.ts';
import type { PageLink } from '../markup/links.ts';
import { markdownHtml } from '../markup/markdown.ts';
import type { OperationOutline } from '../site/outline.ts';
import { searchPlaces } from '../fields/search-places.ts';
import { operationTitle, type Page, type Site } from '../site/site.ts';

/** Everything about one event type, in all its versions, the newest first; `causes` are the operations that emit it. */
export function eventPage(versions: readonly EventVersion[], causes: readonly OperationOutline[], site: Site): Page {
  const newest = versions.toSorted((a, b) => b.version - a.version);
  const { type, group, summary, description } = newest[0]!;
  const path = site.event(type);
  const reader = site.fieldReader();
  const payloads = newest.map((event) => ({ event, fields: reader.members(partOf(event, newest), event.schema) }));
  const title = type;
  return {
    path,
    title,
    summary: summary ?? description?.split('\n', 1)[0] ?? `The event ${type}`,
    section: 'events',
    group: eventGroup({ group, type } as EventVersion),
    body: body(payloads, causes, site, path),
    markdown: markdown(payloads, causes, site, path),
    sources: [...versions.map(({ key }) => `events/${key}`), 'document'],
    places: searchPlaces(payloads[0]!.fields),
  };
}

interface Payload {
  readonly event: EventVersion;
  readonly fields: readonly Field[];
}

/** Ids of the newest version say nothing of a version, so that links to them stay good when there is a newer one. */
function partOf({ version }: EventVersion, newest: readonly EventVersion[]): string {
  return version === newest[0]!.version ? 'payload' : `payload-v${version}`;
}

function commonView(payloads: readonly Payload[], causes: readonly OperationOutline[], site: Site, path: string) {
  const [{ event }] = payloads as [Payload];
  const causedBy: PageLink[] = causes.map((operation) => ({
    to: site.operation(operation.id),
    words: operationTitle(operation),
  }));
  const versions = payloads.map((one) => one.event.version);
  const facts = [
    plainFact(versions.length === 1 ? 'Version' : 'Versions', versions.join(', ')),
    ...(causedBy.length === 0 ? [] : [linkFact('Emitted by', path, causedBy)]),
    ...(event.sensitive.length === 0
      ? []
      : [
          plainFact(
            'Sensitive fields',
            event.sensitive.map((field) => `\`${field.path.join('.').replaceAll('.*', '[]')}\``).join(', '),
          ),
        ]),
    ...payloads.map((one) => sourceFact(one.event.source)),
  ];
  const columns = payloads.map((one) => `Version ${one.event.version}`).toReversed();
  const changes = payloads.length < 2 ? [] : fieldChanges(payloads.map(({ fields }) => fields).toReversed());
  return { above: eventGroup(event), title: event.type, facts, columns, changes };
}

function headings({ event }: Payload, payloads: readonly Payload[]) {
  const { version } = event;
  const several = payloads.length > 1;
  return {
    id: `version-${version}`,
    heading: several ? `Version ${version}` : '',
    payload: partOf(
      event,
      payloads.map((one) => one.event),
    ),
    payloadTitle: several ? `Payload of version ${version}` : 'Payload',
  };
}

function body(payloads: readonly Payload[], causes: readonly OperationOutline[], site: Site, path: string): Html {
  return new Html(
    renderTemplate('docs/event.html', {
      ...commonView(payloads, causes, site, path),
      versions: payloads.map((payload) => ({
        ...headings(payload, payloads),
        description: markdownHtml(textOf(payload.event), 3),
        fields: site.renderer.html(payload.fields, path, 2),
      })),
      examples: examplesOf(payloads).map(({ title, value }) => exampleHtml(title, value)),
    }),
  );
}

function markdown(payloads: readonly Payload[], causes: readonly OperationOutline[], site: Site, path: string): string {
  return renderTemplate('docs/event.md', {
    ...commonView(payloads, causes, site, path),
    versions: payloads.map((payload) => ({
      ...headings(payload, payloads),
      text: textOf(payload.event),
      list: site.renderer.markdown(payload.fields, path),
    })),
    codes: examplesOf(payloads).map(({ title, value }) => ({ title, text: JSON.stringify(value, null, 2) })),
  });
}

function textOf({ summary, description }: EventVersion): string {
  return description ?? summary ?? '';
}

function examplesOf(payloads: readonly Payload[]): { title: string; value: JsonValue }[] {
  return payloads.flatMap(({ event }) =>
    event.examples.map(({ summary, name, value }) => ({
      title: payloads.length > 1 ? `Version ${event.version}: ${summary ?? name}` : (summary ?? name),
      value,
    })),
  );
}
