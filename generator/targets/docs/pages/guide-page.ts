import type { Guide, GuideSection } from '../../../model/api.ts';
import { anchor } from '../markup/addresses.ts';
import type { Format } from '../site/format.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { tableView } from './tables.ts';
import { timelineView } from './timeline.ts';

/** A page written in the document (`x-docs`), with the tables and timelines that it refers to. */
export function guidePage(guide: Guide, site: Site): Page {
  const { name, title, summary, sections } = guide;
  return {
    path: site.paths.guide(name),
    title,
    summary,
    section: 'guides',
    from: () => [guide],
    headings: () => sections.map((section) => ({ id: anchor(section.title), text: section.title })),
    template: 'guide',
    view: (format) => ({
      title,
      summary: format.line(summary),
      sections: sections.map((section) => sectionView(section, site, format)),
    }),
  };
}

function sectionView({ title, text, shows, timeline }: GuideSection, site: Site, format: Format): object {
  // Guides link to HTML pages; their Markdown twins link to Markdown.
  const linked = format.ending === 'html' ? text : text.replace(/(\]\([^)\s]*)\.html(?=[)#])/g, '$1.md');
  return {
    id: anchor(title),
    title,
    text: format.text(linked, 3),
    timeline: timeline !== undefined && timelineView(timeline, site, format),
    table: shows !== undefined && tableView(shows, site, format),
  };
}
