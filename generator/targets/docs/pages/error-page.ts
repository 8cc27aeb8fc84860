import type { ErrorCode } from '../../../model/api.ts';
import { renderTemplate } from '../../templates.ts';
import { exampleHtml } from '../samples/code-blocks.ts';
import { exampleOf } from './error-examples.ts';
import { Html } from '../markup/html.ts';
import { sourceFact } from './facts.ts';
import { linkList, markdownLinks } from '../markup/links.ts';
import { inlineHtml, markdownHtml } from '../markup/markdown.ts';
import { operationTitle, type Page, type Site } from '../site/site.ts';

/** What an error code means, how it looks, what causes it, and what to do. */
export function errorPage(error: ErrorCode, site: Site): Page {
  const { code, title, description, remedy, causes, group, type, source } = error;
  const path = site.error(code);
  const status = String(error.status);
  const from = site.api.operations
    .filter(({ errorCodes }) => errorCodes.includes(code))
    .map((operation) => ({ to: site.operation(operation.id), words: operationTitle(operation) }));
  const everywhere = from.length > 0 && from.length === site.api.operations.length;
  const nobody = 'No operation: it is the answer to a request for which none is found.';
  const example = exampleOf(error, site);
  const view = { above: group, title, status, code, type, facts: [sourceFact(source)] };
  return {
    path,
    title,
    summary: `${code}: ${title}`,
    section: 'errors',
    group,
    body: new Html(
      renderTemplate('docs/error.html', {
        ...view,
        description: markdownHtml(description, 3),
        causes: causes.map((cause) => inlineHtml(cause)),
        remedy: markdownHtml(remedy, 3),
        operations: everywhere
          ? new Html('Every operation.')
          : from.length === 0
            ? new Html(nobody)
            : linkList(path, from),
        example: example !== undefined && exampleHtml('How it looks', example),
      }),
    ),
    markdown: renderTemplate('docs/error.md', {
      ...view,
      description,
      causes,
      remedy,
      operations: everywhere ? 'Every operation.' : from.length === 0 ? nobody : markdownLinks(path, from),
      example: example !== undefined && JSON.stringify(example, null, 2),
    }),
    sources: ['document'],
    places: [],
  };
}
