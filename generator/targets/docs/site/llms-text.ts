import { renderTemplate } from '../../templates.ts';
import { type PageEntry, SECTIONS } from './page.ts';
import type { Site } from './site.ts';

/** The list of all Markdown pages in the format of llmstxt.org. */
export function llmsText(pages: readonly PageEntry[], { api }: Site): string {
  const sections = Object.entries(SECTIONS).map(([section, title]) => ({
    title,
    pages: pages.filter((page) => page.section === section),
  }));
  return renderTemplate('docs/llms.txt', {
    title: api.info.title,
    summary: api.info.summary ?? api.info.title,
    sections: sections.filter((section) => section.pages.length > 0),
  });
}
