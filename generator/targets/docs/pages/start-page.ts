import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { indexPage } from './index-page.ts';

export function startPage({ api, paths }: Site): Page {
  const { info, guides, operations, events, errors } = api;
  const types = new Set(events.map(({ type }) => type)).size;
  return indexPage({
    path: 'index',
    section: 'start',
    title: info.title,
    lead: info.summary ?? '',
    text: info.description ?? '',
    cards: [
      ...guides.map(({ name, title, summary }) => ({ to: paths.guide(name), label: title, text: summary })),
      ...section('operations', 'Operations', operations.length, 'operations, grouped by what they work on.'),
      ...section('events', 'Events', types, 'event types, with payloads and examples.'),
      ...section('errors', 'Errors', errors.length, 'error codes, each with causes and the remedy.'),
      ...FILES,
    ],
    from: () => [api],
  });
}

function section(folder: string, label: string, count: number, text: string) {
  return count === 0 ? [] : [{ to: `${folder}/index`, label, text: `All ${count} ${text}` }];
}

const FILES = [
  { to: 'openapi.json', isFile: true, label: 'OpenAPI document', text: 'The whole API in one file, for tools.' },
  {
    to: 'postman.json',
    isFile: true,
    label: 'Postman collection',
    text: 'Every operation with an example request. Bruno and other clients import it too.',
  },
  {
    to: 'llms.txt',
    isFile: true,
    label: 'llms.txt',
    text: 'A list of all pages as Markdown, for language models.',
  },
];
