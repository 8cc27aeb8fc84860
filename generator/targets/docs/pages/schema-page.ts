import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { indexPage } from './index-page.ts';

/**
 * A named schema whose fields other pages leave out, because they are too many or the schema contains
 * itself.
 */
export function schemaPage(name: string, site: Site): Page {
  const schema = site.api.schemas.find((one) => one.name === name)!;
  const { source } = schema;
  const { name: title, json } = schema.written ?? schema;
  const description = typeof json === 'object' && typeof json['description'] === 'string' ? json['description'] : '';
  const reader = schema.written === undefined ? site.fieldReader() : site.writtenReader();
  return indexPage({
    path: site.paths.schema(name),
    section: 'schemas',
    title,
    lead: '',
    text: `${description}\n\nSource: \`${source}\``,
    parts: [{ id: 'fields', title: 'Fields', fields: reader.members('fields', json) }],
    from: () => [schema, ...site.reached([schema])],
    leftOut: reader.leftOut,
  });
}
