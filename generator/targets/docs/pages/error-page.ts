import type { ErrorCode } from '../../../model/api.ts';
import { renderTemplate } from '../../templates.ts';
import { type Line, lineHtml, lineMarkdown } from '../markup/lines.ts';
import { inlineHtml, markdownHtml } from '../markup/markdown.ts';
import { renderHtml } from '../markup/render-html.ts';
import { exampleCode, exampleHtml } from '../samples/code-blocks.ts';
import { exampleOf } from '../site/error-examples.ts';
import type { Page } from '../site/page.ts';
import { operationTitle, type Site } from '../site/site.ts';
import { factsHtml, factsMarkdown, sourceFact } from './facts.ts';

/** The meaning of an error code, its causes, the remedy, the operations that return it, and an example. */
export function errorPage(error: ErrorCode, site: Site): Page {
  const { code, title, description, remedy, causes, group, type } = error;
  const path = site.paths.error(code);
  const operations = operationsLine(code, site);
  const value = exampleOf(error, site.api.errors, site.errorExamples);
  const examples = value === undefined ? [] : [{ title: 'Example', value }];
  const facts = [sourceFact(error)];
  const view = { above: group, title, status: String(error.status), code, type };
  return {
    path,
    title,
    summary: `${code}: ${title}`,
    section: 'errors',
    group,
    from: [error],
    places: () => [],
    leftOut: () => new Set(),
    html: () =>
      renderHtml('error', {
        ...view,
        facts: factsHtml(facts, path),
        description: markdownHtml(description, 3),
        causes: causes.map((cause) => inlineHtml(cause)),
        remedy: markdownHtml(remedy, 3),
        operations: lineHtml(operations, path),
        examples: examples.map(exampleHtml),
      }),
    markdown: () =>
      renderTemplate('docs/error.md', {
        ...view,
        facts: factsMarkdown(facts, path),
        description,
        causes,
        remedy,
        operations: lineMarkdown(operations, path),
        examples: examples.map(exampleCode),
      }),
  };
}

function operationsLine(code: string, { api, paths }: Site): Line {
  const own = api.operations.filter(({ errorCodes }) => errorCodes.includes(code));
  if (own.length === 0) return 'No operation: the API returns it for requests that match no operation.';
  if (own.length === api.operations.length) return 'Every operation.';
  return { links: own.map((operation) => ({ to: paths.operation(operation.id), text: operationTitle(operation) })) };
}
