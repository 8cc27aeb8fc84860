import { expect, test } from 'vitest';

import { fieldReaders } from '../../../generator/targets/docs/fields/field-reader.ts';
import { FieldRenderer } from '../../../generator/targets/docs/fields/field-renderer.ts';
import { Shapes } from '../../../generator/targets/docs/fields/shapes.ts';

test('shows a blank string in quotes, so that it is visible', () => {
  const reader = fieldReaders(new Shapes(new Map()))();
  const field = reader.field('', 'a', { type: 'string', default: '', examples: [' ', 'a b'] });
  const renderer = new FieldRenderer((name) => name);
  expect(renderer.html([field], 'page', 1).text).toContain(
    '<dl><div><dt>Default</dt><dd><code>&quot;&quot;</code> </dd></div>' +
      '<div><dt>Example</dt><dd><code>&quot; &quot;</code> <code>a b</code> </dd></div></dl>',
  );
  expect(renderer.markdown([field], 'page').text).toBe('- `a` string. Default: `""` Example: `" "` `a b`');
});
