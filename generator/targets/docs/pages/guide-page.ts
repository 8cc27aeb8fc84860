import type { Guide, GuideSection, Timeline } from '../../../model/api.ts';
import { anchor } from '../markup/addresses.ts';
import type { Format } from '../site/format.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { tableView } from './tables.ts';

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

// Sizes in SVG units, which are pixels at full width.
const LANE = 22;
const ROW = 44;
const HEAD = 92;
const LEFT = 14;
const CHARACTER = 7.6;

/** A timeline for SVG: time runs down, and each resource, the first part of an event type, has a lane. */
function timelineView({ title, steps }: Timeline, { api, paths }: Site, format: Format): object {
  const types = new Set(api.events.map(({ type }) => type));
  const lanes = [...new Set(steps.map(({ event }) => laneOf(event)))];
  const x = (event: string): number => LEFT + lanes.indexOf(laneOf(event)) * LANE;
  const y = (index: number): number => HEAD + index * ROW;
  const textX = LEFT + lanes.length * LANE + 4;
  const height = HEAD + steps.length * ROW - 8;
  return {
    title,
    // Notes are set in a smaller font.
    width: Math.max(
      400,
      ...steps.map(({ event, note }) => textX + Math.max(event.length + 4, note.length * 0.8) * CHARACTER),
    ),
    height,
    lanes: lanes.map((name, index) => ({
      name: name.replaceAll('_', ' '),
      x: LEFT + index * LANE,
      top: HEAD - 14,
      bottom: height,
      label: HEAD - 22,
    })),
    points: steps.map(({ event }, index) => `${x(event)},${y(index)}`).join(' '),
    steps: steps.map(({ event, note }, index) => ({
      number: index + 1,
      event,
      note,
      // SVG text has no code spans.
      label: note.replace(/`([^`]+)`/g, '$1'),
      href: types.has(event) ? format.href(paths.event(event)) : '#',
      x: x(event),
      y: y(index),
      textX,
      textY: y(index) + (note === '' ? 4 : 1),
      labelY: y(index) + 17,
    })),
  };
}

function laneOf(event: string): string {
  return event.split('.', 1)[0]!;
}
