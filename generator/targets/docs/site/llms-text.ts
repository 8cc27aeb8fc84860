import { renderTemplate } from '../../templates.ts';
import type { PageEntry, Section } from './page.ts';
import type { Site } from './site.ts';

const SECTIONS: readonly (readonly [Section, string])[] = [
  ['start', 'Start'],
  ['guides', 'Guides'],
  ['operations', 'Operations'],
  ['events', 'Events'],
  ['errors', 'Errors'],
  ['schemas', 'Schemas'],
  ['changelog', 'Changelog'],
];

/** The list of all Markdown pages in the format of llmstxt.org. */
export function llmsText(pages: readonly PageEntry[], { api }: Site): string {
  const sections = SECTIONS.map(([section, title]) => ({
    title,
    pages: pages.filter((page) => page.section === section),
  }));
  return renderTemplate('docs/llms.txt', {
    title: api.info.title,
    summary: api.info.summary ?? api.info.title,
    sections: sections.filter((section) => section.pages.length > 0),
  });
}
