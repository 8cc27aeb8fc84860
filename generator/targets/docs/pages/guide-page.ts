import type { Guide, GuideSection } from '../../../model/api.ts';
import { renderTemplate } from '../../templates.ts';
import { anchor } from '../markup/addresses.ts';
import { inlineHtml, markdownHtml } from '../markup/markdown.ts';
import { renderHtml } from '../markup/render-html.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { guideTable, tableHtml, tableMarkdown } from './tables.ts';
import { timelineHtml } from './timeline.ts';

/** A page written in the document (`x-docs`), with the tables and timelines that it refers to. */
export function guidePage(guide: Guide, site: Site): Page {
  const { name, title, summary, sections } = guide;
  const path = site.paths.guide(name);
  return {
    path,
    title,
    summary,
    section: 'guides',
    group: '',
    from: [guide],
    places: () => sections.map((section) => ({ id: anchor(section.title), text: section.title })),
    leftOut: () => new Set(),
    html: () =>
      renderHtml('guide', {
        title,
        summary: inlineHtml(summary),
        sections: sections.map((section) => sectionHtml(section, site, path)),
      }),
    markdown: () =>
      renderTemplate('docs/guide.md', {
        title,
        summary,
        sections: sections.map((section) => sectionMarkdown(section, site, path)),
      }),
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
    // Guides link to HTML pages; their Markdown twins link to Markdown.
    text: text.replace(/(\]\([^)\s]*)\.html(?=[)#])/g, '$1.md'),
    steps: (timeline?.steps ?? []).map(({ event, note }, index) => ({ number: index + 1, event, note })),
    table: shows === undefined ? '' : tableMarkdown(guideTable(shows, site), path),
  };
}
