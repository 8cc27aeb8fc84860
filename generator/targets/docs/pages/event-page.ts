import type { EventVersion } from '../../../model/api.ts';
import { lazy } from '../../lazy.ts';
import { renderTemplate } from '../../templates.ts';
import { fieldChanges } from '../fields/field-changes.ts';
import type { Field } from '../fields/field.ts';
import { searchPlaces } from '../fields/search-places.ts';
import { markdownHtml } from '../markup/markdown.ts';
import { renderHtml } from '../markup/render-html.ts';
import { exampleCode, exampleHtml, type TitledExample } from '../samples/code-blocks.ts';
import { eventGroup } from '../site/groups.ts';
import type { Page } from '../site/page.ts';
import { operationTitle, type Site } from '../site/site.ts';
import { type Fact, factsHtml, factsMarkdown, sourceFact } from './facts.ts';

interface Payload {
  readonly event: EventVersion;
  readonly fields: readonly Field[];
  readonly headings: Headings;
}

interface Headings {
  readonly id: string;
  readonly heading: string;
  readonly payload: string;
  readonly payloadTitle: string;
}

/** Everything about one event type: all its versions, the newest first. */
export function eventPage(versions: readonly EventVersion[], site: Site): Page {
  const newest = versions.toSorted((a, b) => b.version - a.version);
  const { type, summary, description } = newest[0]!;
  const path = site.paths.event(type);
  const reader = site.fieldReader();
  const payloads = lazy(() =>
    newest.map((event, index): Payload => {
      const headings = headingsOf(event, index === 0, newest.length > 1);
      return { event, headings, fields: reader.members(headings.payload, event.schema) };
    }),
  );
  const group = eventGroup(newest[0]!);
  const facts = factsOf(newest, site);
  const examples = newest.flatMap((event) => examplesOf(event, newest.length > 1));
  const view = lazy(() => ({
    above: group,
    title: type,
    columns: newest.map(({ version }) => `Version ${version}`).toReversed(),
    changes:
      newest.length < 2
        ? []
        : fieldChanges(
            payloads()
              .map(({ fields }) => fields)
              .toReversed(),
          ),
  }));
  return {
    path,
    title: type,
    summary: summary ?? description?.split('\n', 1)[0] ?? `The event ${type}`,
    section: 'events',
    group,
    from: [...versions, ...versions.flatMap(site.reached)],
    places: () => searchPlaces(payloads()[0]!.fields),
    leftOut: () => (payloads(), reader.leftOut),
    html: () =>
      renderHtml('event', {
        ...view(),
        facts: factsHtml(facts, path),
        versions: payloads().map(({ event, fields, headings }) => ({
          ...headings,
          description: markdownHtml(textOf(event), 3),
          fields: site.renderer.html(fields, path, 2),
        })),
        examples: examples.map(exampleHtml),
      }),
    markdown: () =>
      renderTemplate('docs/event.md', {
        ...view(),
        facts: factsMarkdown(facts, path),
        versions: payloads().map(({ event, fields, headings }) => ({
          ...headings,
          description: textOf(event),
          fields: site.renderer.markdown(fields, path),
        })),
        examples: examples.map(exampleCode),
      }),
  };
}

/** Anchors of the newest version don't name the version, so links to them stay valid when there is a newer one. */
function headingsOf({ version }: EventVersion, isNewest: boolean, isOneOfSeveral: boolean): Headings {
  return {
    id: `version-${version}`,
    heading: isOneOfSeveral ? `Version ${version}` : '',
    payload: isNewest ? 'payload' : `payload-v${version}`,
    payloadTitle: isOneOfSeveral ? `Payload of version ${version}` : 'Payload',
  };
}

function factsOf(newest: readonly EventVersion[], { api, paths }: Site): Fact[] {
  const { type, sensitive } = newest[0]!;
  const emitters = api.operations.filter(({ emits }) => emits.includes(type));
  const links = emitters.map((operation) => ({
    to: paths.operation(operation.id),
    text: operationTitle(operation),
  }));
  const masked = sensitive.map(({ path }) => `\`${path.join('.').replaceAll('.*', '[]')}\``);
  return [
    { label: newest.length === 1 ? 'Version' : 'Versions', line: newest.map(({ version }) => version).join(', ') },
    ...(links.length === 0 ? [] : [{ label: 'Emitted by', line: { links } }]),
    ...(masked.length === 0 ? [] : [{ label: 'Sensitive fields', line: masked.join(', ') }]),
    ...newest.map(sourceFact),
  ];
}

function textOf({ summary, description }: EventVersion): string {
  return description ?? summary ?? '';
}

function examplesOf({ version, examples }: EventVersion, isOneOfSeveral: boolean): TitledExample[] {
  return examples.map(({ summary, name, value }) => ({
    title: isOneOfSeveral ? `Version ${version}: ${summary ?? name}` : (summary ?? name),
    value,
  }));
}
