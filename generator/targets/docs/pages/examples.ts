import type { JsonValue } from '../../../json.ts';
import type { Example } from '../../../model/api.ts';
import type { Format } from '../site/format.ts';

export interface TitledExample {
  readonly title: string;
  readonly value: JsonValue;
}

export function titledExamples(examples: readonly Example[], prefix: string): TitledExample[] {
  return examples.map(({ summary, name, value }) => ({ title: `${prefix}${summary ?? name}`, value }));
}

export function exampleViews(examples: readonly TitledExample[], format: Format): object[] {
  return examples.map(({ title, value }) => ({ title, code: format.code(JSON.stringify(value, null, 2), 'json') }));
}
