import { emitSite } from './docs/emit-site.ts';
import type { Target } from './unit.ts';

/**
 * A site about the API: static pages that need neither a server nor JavaScript, each in HTML and in
 * Markdown.
 */
export const docs: Target = {
  name: 'docs',
  emit: (api, options) => [...emitSite(api, options)].map((unit) => ({ ...unit, path: `docs/${unit.path}` })),
};
