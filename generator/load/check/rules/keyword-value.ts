import { schemaRule } from './rule.ts';
import type { JsonValue } from '../../../json.ts';
import { schemaKeywords } from '../../document/schema-keywords.ts';
import type { Shape } from '../../document/shape.ts';

export const keywordValue = schemaRule({
  code: 'keyword-value',
  check(json, report) {
    for (const [key, value] of Object.entries(json)) {
      const shape = schemaKeywords.get(key);
      if (shape !== undefined && !shape.fits(value)) report([key], misfit(key, shape, value));
    }
  },
});

export function misfit(key: string, shape: Shape, value: JsonValue): string {
  return `${key} must be ${shape.expected}, not ${shortened(JSON.stringify(value))}`;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
