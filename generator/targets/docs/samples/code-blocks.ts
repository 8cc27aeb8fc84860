import type { JsonValue } from '../../../json.ts';
import { highlighted, jsonHtml } from '../markup/highlight.ts';
import type { Html } from '../markup/html.ts';
import { renderHtml } from '../markup/render-html.ts';
import type { Sample } from './samples.ts';

/** One call in several languages as tabs, which work without JavaScript. */
export function samplesHtml(samples: readonly Sample[], name: string, legend: string): Html {
  return renderHtml('samples', {
    legend,
    name,
    samples: samples.map((sample, index) => ({
      key: sample.key,
      name: sample.name,
      first: index === 0,
      code: highlighted(sample.code, sample.language),
    })),
  });
}

/** A JSON example with a title. */
export function exampleHtml({ title, value }: TitledExample): Html {
  return renderHtml('example', { title, code: jsonHtml(value) });
}

export interface TitledExample {
  readonly title: string;
  readonly value: JsonValue;
}

/** The same for Markdown templates. */
export function exampleCode({ title, value }: TitledExample): { readonly title: string; readonly text: string } {
  return { title, text: JSON.stringify(value, null, 2) };
}
