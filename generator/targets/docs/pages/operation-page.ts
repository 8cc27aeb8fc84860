import type { JsonValue } from '../../../json.ts';
import type { MediaType, Operation } from '../../../model/api.ts';
import { successes } from '../../resources.ts';
import { renderTemplate } from '../../templates.ts';
import { exampleHtml, samplesHtml } from '../samples/code-blocks.ts';
import { operationGroup } from '../site/groups.ts';
import { type Fact, operationFacts } from './facts.ts';
import { Html } from '../markup/html.ts';
import { markdownHtml } from '../markup/markdown.ts';
import type { Part } from './operation-parts.ts';
import type { ErrorOutline } from '../site/outline.ts';
import { type Sample, samplesOf } from '../samples/samples.ts';
import { firstSentence } from '../markup/first-sentence.ts';
import { relativeTo } from '../markup/addresses.ts';
import { operationTitle, type Page, type Site } from '../site/site.ts';

/** Everything about one operation on one page. */
export function operationPage(operation: Operation, site: Site): Page {
  const path = site.operation(operation.id);
  const title = operationTitle(operation);
  const { parameters, body: sent, responses, errorCodes } = operation;
  const parts = site.kept.parts(
    path,
    () => [parameters, sent, responses, errorCodes, ...site.reached(operation)],
    () => site.parts.of(operation, path, site.fieldReader()),
    site,
  );
  const samples = samplesOf(operation, site);
  const view = {
    ...commonView(operation, title, site),
    facts: operationFacts(operation, site, path),
    errors: errorsOf(operation, site, path),
  };
  return {
    path,
    title,
    summary: firstSentence(operation.description) || `${operation.method.toUpperCase()} ${operation.path}`,
    section: 'operations',
    group: operationGroup(operation),
    body: body(operation, { view, parts, samples }),
    markdown: markdown(operation, { view, parts, samples }),
    sources: [`operations/${operation.id}`, 'document'],
    places: parts.flatMap(({ places }) => places),
  };
}

interface Rendering {
  readonly view: ReturnType<typeof commonView> & {
    readonly facts: readonly Fact[];
    readonly errors: readonly object[];
  };
  readonly parts: readonly Part[];
  readonly samples: readonly Sample[];
}

function commonView(operation: Operation, title: string, site: Site) {
  const method = operation.method.toUpperCase();
  const description = operation.description ?? '';
  return {
    above: operationGroup(operation),
    title,
    method,
    path: operation.path,
    call: `${method} ${operation.path}`,
    deprecated: operation.deprecated,
    site: site.api.info.title,
    description,
  };
}

function body(operation: Operation, { view, parts, samples }: Rendering): Html {
  return new Html(
    renderTemplate('docs/operation.html', {
      ...view,
      description: markdownHtml(view.description, 3),
      parts: parts.map(({ html }) => html),
      samples: samplesHtml(samples, 'sample', 'How to call it'),
      examples: examplesOf(operation).map(({ title, value }) => exampleHtml(title, value)),
    }),
  );
}

function markdown(operation: Operation, { view, parts, samples }: Rendering): string {
  return renderTemplate('docs/operation.md', {
    ...view,
    parts: parts.map(({ markdown: text }) => text),
    codes: [
      ...samples.map(({ name, code }) => ({ title: name, text: code })),
      ...examplesOf(operation).map(({ title, value }) => ({ title, text: JSON.stringify(value, null, 2) })),
    ],
  });
}

function errorsOf({ errorCodes }: Operation, site: Site, path: string) {
  // What is said of this operation alone comes first.
  const rank = ({ code }: ErrorOutline): number => Number(site.commonErrors.has(code));
  return site.api.errors
    .filter(({ code }) => errorCodes.includes(code))
    .toSorted((a, b) => rank(a) - rank(b) || a.status - b.status)
    .map(({ code, status, title }) => ({
      code,
      status: String(status),
      title,
      href: relativeTo(path, site.error(code)),
      twin: relativeTo(path, site.error(code), 'md'),
    }));
}

function examplesOf(operation: Operation): { title: string; value: JsonValue }[] {
  const examples = (content: readonly MediaType[], what: string) =>
    (content[0]?.examples ?? []).map(({ summary, name, value }) => ({ title: `${what}: ${summary ?? name}`, value }));
  // The first is in the code samples.
  return [
    ...examples(operation.body?.content ?? [], 'Request').slice(1),
    ...successes(operation).flatMap(({ status, content }) =>
      examples(content, status === 'default' ? 'Response' : `Response ${status}`),
    ),
  ];
}
