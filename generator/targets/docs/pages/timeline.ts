import type { Timeline } from '../../../model/api.ts';
import type { Format } from '../site/format.ts';
import type { Site } from '../site/site.ts';

// Sizes in SVG units, which are pixels at full width.
const LANE = 22;
const ROW = 44;
const HEAD = 92;
const LEFT = 14;
const CHARACTER = 7.6;

/** A timeline for SVG: time runs down, and each resource, the first part of an event type, has a lane. */
export function timelineView({ title, steps }: Timeline, { api, paths }: Site, format: Format): object {
  const types = new Set(api.events.map(({ type }) => type));
  const lanes = [...new Set(steps.map(({ event }) => laneOf(event)))];
  const x = (event: string): number => LEFT + lanes.indexOf(laneOf(event)) * LANE;
  const y = (index: number): number => HEAD + index * ROW;
  const textX = LEFT + lanes.length * LANE + 4;
  const height = HEAD + steps.length * ROW - 8;
  return {
    title,
    width: Math.max(400, textX + longestText(steps) * CHARACTER),
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

/** In characters; notes are set in a smaller font. */
function longestText(steps: Timeline['steps']): number {
  return Math.max(...steps.map(({ event, note }) => Math.max(event.length + 4, note.length * 0.8)));
}
