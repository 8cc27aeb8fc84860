import type { MediaType, Operation } from '../../../model/api.ts';
import { lazy } from '../../lazy.ts';
import { successes } from '../../resources.ts';
import { firstSentence } from '../markup/first-sentence.ts';
import { samplesOf } from '../samples/samples.ts';
import type { Format } from '../site/format.ts';
import { operationGroup } from '../site/groups.ts';
import type { Page } from '../site/page.ts';
import { operationTitle, type Site } from '../site/site.ts';
import { exampleViews, type TitledExample, titledExamples } from './examples.ts';
import { factViews, operationFacts } from './facts.ts';
import { operationParts, type Part } from './operation-parts.ts';

export function operationPage(operation: Operation, site: Site): Page {
  const { path, deprecated, description = '' } = operation;
  const title = operationTitle(operation);
  const method = operation.method.toUpperCase();
  const call = `${method} ${path}`;
  const group = operationGroup(operation);
  const reader = site.fieldReader();
  const parts = lazy(() => operationParts(operation, reader));
  const samples = lazy(() => samplesOf(operation, site));
  return {
    path: site.paths.operation(operation.id),
    title,
    summary: firstSentence(description) || call,
    section: 'operations',
    group,
    from: () => [operation, ...site.reached([operation])],
    fields: () => parts().map(({ fields }) => fields),
    leftOut: () => (parts(), reader.leftOut),
    template: 'operation',
    view: (format) => ({
      above: group,
      title,
      method,
      path,
      call,
      deprecated,
      description: format.text(description, 3),
      facts: factViews(operationFacts(operation, site), format),
      parts: parts().map((part) => partView(part, format)),
      errors: errorRows(operation, site, format),
      samples: samples().map((sample, index) => ({
        ...sample,
        first: index === 0,
        code: format.code(sample.code, sample.language),
      })),
      examples: exampleViews(examplesOf(operation), format),
    }),
  };
}

function partView(part: Part, format: Format): object {
  return {
    ...part,
    description: format.text(part.description, 3),
    fields: format.fields(part.fields, 2),
    headers: part.headers.length > 0 && format.fields(part.headers, 1),
  };
}

/** Errors of few operations come first: they say more about this one. */
function errorRows({ errorCodes }: Operation, { api, paths, commonErrors }: Site, format: Format): object[] {
  const rank = (code: string): number => Number(commonErrors.has(code));
  return api.errors
    .filter(({ code }) => errorCodes.includes(code))
    .toSorted((a, b) => rank(a.code) - rank(b.code) || a.status - b.status)
    .map(({ code, status, title }) => ({ code, status: String(status), title, href: format.href(paths.error(code)) }));
}

/** All examples except the first of the request, which is in the code samples. */
function examplesOf(operation: Operation): TitledExample[] {
  const examples = (content: readonly MediaType[], label: string): TitledExample[] =>
    titledExamples(content[0]?.examples ?? [], `${label}: `);
  return [
    ...examples(operation.body?.content ?? [], 'Request').slice(1),
    ...successes(operation).flatMap(({ status, content }) =>
      examples(content, status === 'default' ? 'Response' : `Response ${status}`),
    ),
  ];
}
