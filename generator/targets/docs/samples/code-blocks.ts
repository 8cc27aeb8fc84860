import type { JsonValue } from '../../../json.ts';
import { renderTemplate } from '../../templates.ts';
import { highlighted, jsonHtml } from '../markup/highlight.ts';
import { Html } from '../markup/html.ts';
import type { Sample } from './samples.ts';

/** One call in several languages, of which a reader sees one at a time; it takes no script to choose. */
export function samplesHtml(samples: readonly Sample[], name: string, legend: string): Html {
  return new Html(
    renderTemplate('docs/samples.html', {
      legend,
      name,
      samples: samples.map((sample, index) => ({
        key: sample.key,
        name: sample.name,
        first: index === 0,
        code: highlighted(sample.code, sample.language),
      })),
    }),
  );
}

/** A JSON value with a title above it. */
export function exampleHtml(title: string, value: JsonValue): Html {
  return new Html(renderTemplate('docs/example.html', { title, code: jsonHtml(value) }));
}
