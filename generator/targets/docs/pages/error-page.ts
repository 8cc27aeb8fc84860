import type { ErrorCode } from '../../../model/api.ts';
import type { Line } from '../markup/lines.ts';
import { exampleOf } from '../site/error-examples.ts';
import { operationLinks } from '../site/links.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { exampleViews } from './examples.ts';
import { factViews, sourceFact } from './facts.ts';

export function errorPage(error: ErrorCode, site: Site): Page {
  const { code, title, description, remedy, causes, group, type } = error;
  return {
    path: site.paths.error(code),
    title,
    summary: `${code}: ${title}`,
    section: 'errors',
    group,
    from: () => [error],
    template: 'error',
    view: (format) => {
      const value = exampleOf(error, site.api.errors, site.errorExamples);
      return {
        above: group,
        title,
        status: String(error.status),
        code,
        type,
        description: format.text(description, 3),
        causes: causes.map((cause) => format.line(cause)),
        remedy: format.text(remedy, 3),
        operations: format.line(operationsLine(code, site)),
        facts: factViews([sourceFact(error)], format),
        examples: value === undefined ? [] : exampleViews([{ title: 'Example', value }], format),
      };
    },
  };
}

function operationsLine(code: string, site: Site): Line {
  const { operations } = site.api;
  const own = operations.filter(({ errorCodes }) => errorCodes.includes(code));
  if (own.length === 0) return 'No operation: the API returns it for requests that match no operation.';
  return own.length === operations.length ? 'Every operation.' : operationLinks(own, site);
}
