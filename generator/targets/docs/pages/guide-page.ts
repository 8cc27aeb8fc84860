import type { Guide, GuideSection } from '../../../model/api.ts';
import { renderTemplate } from '../../templates.ts';
import { anchor } from '../site/groups.ts';
import { Html } from '../markup/html.ts';
import { inlineHtml, markdownHtml } from '../markup/markdown.ts';
import type { Page, Site } from '../site/site.ts';
import { guideTable, tableHtml, tableMarkdown } from './tables.ts';
import { timelineHtml } from './timeline.ts';

/** A page of the document's own text, with the tables and timelines that it asks for. */
export function guidePage({ name, title, summary, sections }: Guide, site: Site): Page {
  const path = site.guide(name);
  return {
    path,
    title,
    summary,
    section: 'guides',
    group: '',
    body: new Html(
      renderTemplate('docs/guide.html', {
        title,
        summary: inlineHtml(summary),
        sections: sections.map((section) => sectionHtml(section, site, path)),
      }),
    ),
    markdown: renderTemplate('docs/guide.md', {
      title,
      summary,
      sections: sections.map((section) => sectionMarkdown(section, site, path)),
    }),
    sources: ['document'],
    places: sections.map((section) => ({ id: anchor(section.title), words: section.title })),
  };
}

function sectionHtml({ title, text, shows, timeline }: GuideSection, site: Site, path: string): object {
  return {
    id: anchor(title),
    title,
    text: markdownHtml(text, 3),
    timeline: timeline !== undefined && timelineHtml(timeline, site, path),
    table: shows !== undefined && tableHtml(guideTable(shows, site), path),
  };
}

function sectionMarkdown({ title, text, shows, timeline }: GuideSection, site: Site, path: string): object {
  return {
    title,
    text: text.replace(/(\]\([^)\s]*)\.html(?=[)#])/g, '$1.md'),
    steps: (timeline?.steps ?? []).map(({ event, note }, index) => ({ number: index + 1, event, note })),
    table: shows === undefined ? '' : tableMarkdown(guideTable(shows, site), path),
  };
}
