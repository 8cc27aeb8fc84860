import type { MediaType, Operation } from '../../../model/api.ts';
import { lazy } from '../../lazy.ts';
import { successes } from '../../resources.ts';
import { renderTemplate } from '../../templates.ts';
import { searchPlaces } from '../fields/search-places.ts';
import { relativeTo } from '../markup/addresses.ts';
import { firstSentence } from '../markup/first-sentence.ts';
import { markdownHtml } from '../markup/markdown.ts';
import { renderHtml } from '../markup/render-html.ts';
import { exampleCode, exampleHtml, samplesHtml, type TitledExample } from '../samples/code-blocks.ts';
import { samplesOf } from '../samples/samples.ts';
import { operationGroup } from '../site/groups.ts';
import type { Page } from '../site/page.ts';
import { operationTitle, type Site } from '../site/site.ts';
import { factsHtml, factsMarkdown, operationFacts } from './facts.ts';
import { operationParts, partHtml, partMarkdown } from './operation-parts.ts';

/** Everything about one operation: what it does, what it needs, the request, the responses, the errors, and code samples. */
export function operationPage(operation: Operation, site: Site): Page {
  const path = site.paths.operation(operation.id);
  const title = operationTitle(operation);
  const method = operation.method.toUpperCase();
  const group = operationGroup(operation);
  const reader = site.fieldReader();
  const parts = lazy(() => operationParts(operation, reader));
  return {
    path,
    title,
    summary: firstSentence(operation.description) || `${method} ${operation.path}`,
    section: 'operations',
    group,
    from: [operation, ...site.reached(operation)],
    places: () => parts().flatMap(({ fields }) => searchPlaces(fields)),
    leftOut: () => (parts(), reader.leftOut),
    html: () =>
      renderHtml('operation', {
        above: group,
        title,
        method,
        path: operation.path,
        deprecated: operation.deprecated,
        description: markdownHtml(operation.description ?? '', 3),
        facts: factsHtml(operationFacts(operation, site), path),
        parts: parts().map((part) => partHtml(part, site, path)),
        errors: errorRows(operation, site, path, 'html'),
        samples: samplesHtml(samplesOf(operation, site), 'sample', 'Code samples'),
        examples: examplesOf(operation).map(exampleHtml),
      }),
    markdown: () =>
      renderTemplate('docs/operation.md', {
        title,
        call: `${method} ${operation.path}`,
        deprecated: operation.deprecated,
        description: operation.description ?? '',
        facts: factsMarkdown(operationFacts(operation, site), path),
        parts: parts().map((part) => partMarkdown(part, site, path)),
        errors: errorRows(operation, site, path, 'md'),
        codes: [
          ...samplesOf(operation, site).map(({ name, code }) => ({ title: name, text: code })),
          ...examplesOf(operation).map(exampleCode),
        ],
      }),
  };
}

/** Errors of few operations come first: they say more about this one. */
function errorRows({ errorCodes }: Operation, site: Site, path: string, ending: 'html' | 'md'): object[] {
  const rank = (code: string): number => Number(site.commonErrors.has(code));
  return site.api.errors
    .filter(({ code }) => errorCodes.includes(code))
    .toSorted((a, b) => rank(a.code) - rank(b.code) || a.status - b.status)
    .map(({ code, status, title }) => ({
      code,
      status: String(status),
      title,
      href: relativeTo(path, site.paths.error(code), ending),
    }));
}

/** All examples except the first of the request, which is in the code samples. */
function examplesOf(operation: Operation): TitledExample[] {
  const examples = (content: readonly MediaType[], label: string): TitledExample[] =>
    (content[0]?.examples ?? []).map(({ summary, name, value }) => ({ title: `${label}: ${summary ?? name}`, value }));
  return [
    ...examples(operation.body?.content ?? [], 'Request').slice(1),
    ...successes(operation).flatMap(({ status, content }) =>
      examples(content, status === 'default' ? 'Response' : `Response ${status}`),
    ),
  ];
}
