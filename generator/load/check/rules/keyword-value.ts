import type { Rule } from './rule.ts';
import type { JsonValue } from '../../../json.ts';
import { schemaKeywords } from '../../document/schema-keywords.ts';
import type { Shape } from '../../document/shape.ts';

export const keywordValue: Rule = {
  code: 'keyword-value',
  check(view, report) {
    for (const { json, path } of view.schemas) {
      for (const [key, value] of Object.entries(json)) {
        const shape = schemaKeywords.get(key);
        if (shape === undefined || shape.fits(value)) continue;
        report([...path, key], misfit(key, shape, value));
      }
    }
  },
};

/** The message for a keyword with an invalid value. */
export function misfit(key: string, shape: Shape, value: JsonValue): string {
  return `${key} must be ${shape.expected}, not ${shortened(JSON.stringify(value))}`;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
