import { get, isObject } from './json.ts';
import type { Report, ReportOptions, Rule } from './rule.ts';
import type { DocumentView, FoundOperation } from './document-view.ts';

/** What of a request the generated server does not read: a promise of the document that nobody would keep. */
export const requestUnread: Rule = {
  code: 'request-unread',
  check(view, report) {
    for (const operation of view.operations.filter(({ root }) => root === 'paths')) {
      cookies(view, operation, report);
      body(view, operation, report);
    }
  },
};

function cookies(view: DocumentView, operation: FoundOperation, report: Report): void {
  for (const { json, path } of view.parametersOf(operation)) {
    if (json?.['in'] !== 'cookie') continue;
    const options = { ...weight(view, 'cookie'), help: 'Take the value in a header or in the query.' };
    report(path, `the generated server does not read the cookie '${String(json['name'])}'`, options);
  }
}

function body(view: DocumentView, operation: FoundOperation, report: Report): void {
  const content = get(view.follow(operation.json['requestBody']), 'content');
  const mediaTypes = isObject(content) ? Object.keys(content) : [];
  if (mediaTypes.length === 0 || mediaTypes.some((mediaType) => /[/+]json\s*(;|$)/i.test(mediaType))) return;
  const named = mediaTypes.sort().join(' or ');
  const options = { ...weight(view, named), help: 'Take JSON, or answer this operation with a route of your own.' };
  report([...operation.path, 'requestBody'], `the generated server reads JSON, not ${named}`, options);
}

/** Other people's documents have what they have; saying it once will do. */
function weight(view: DocumentView, once: string): ReportOptions {
  return view.house ? { severity: 'error' } : { once };
}
