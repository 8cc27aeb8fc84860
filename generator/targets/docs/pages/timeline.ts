import type { Timeline } from '../../../model/api.ts';
import { renderTemplate } from '../../templates.ts';
import { Html } from '../markup/html.ts';
import { relativeTo } from '../markup/addresses.ts';
import type { Site } from '../site/site.ts';

const LANE = 22;
const ROW = 44;
const HEAD = 92;

/**
 * A timeline as a picture: time runs down, and each kind of thing that the events are about, which is the first part of their names, has a
 * lane of its own.
 */
export function timelineHtml({ title, steps }: Timeline, site: Site, path: string): Html {
  const known = new Set(site.api.events.map(({ type }) => type));
  const lanes = [...new Set(steps.map(({ event }) => laneOf(event)))];
  const x = (event: string): number => 14 + lanes.indexOf(laneOf(event)) * LANE;
  const y = (index: number): number => HEAD + index * ROW;
  const textX = 14 + lanes.length * LANE + 4;
  const height = HEAD + steps.length * ROW - 8;
  return new Html(
    renderTemplate('docs/timeline.svg.html', {
      title,
      width: Math.max(400, textX + longest(steps) * 7.6),
      height,
      lanes: lanes.map((name, index) => ({
        name: name.replaceAll('_', ' '),
        x: 14 + index * LANE,
        top: HEAD - 14,
        bottom: height,
        label: HEAD - 22,
      })),
      points: steps.map(({ event }, index) => `${x(event)},${y(index)}`).join(' '),
      steps: steps.map(({ event, note }, index) => ({
        number: index + 1,
        event,
        // A picture has no code spans.
        note: note.replace(/`([^`]+)`/g, '$1'),
        href: known.has(event) ? relativeTo(path, site.event(event)) : '#',
        x: x(event),
        y: y(index),
        textX,
        textY: y(index) + (note === '' ? 4 : 1),
        noteY: y(index) + 17,
      })),
    }),
  );
}

function laneOf(event: string): string {
  return event.split('.', 1)[0]!;
}

function longest(steps: Timeline['steps']): number {
  return Math.max(...steps.map(({ event, note }) => Math.max(event.length + 4, note.length * 0.8)));
}
