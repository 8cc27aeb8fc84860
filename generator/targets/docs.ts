import { emitSite } from './docs/emit-site.ts';
import type { Target } from './unit.ts';

/** A static site about the API that works without JavaScript: each page in HTML and in Markdown. */
export const docs: Target = {
  name: 'docs',
  emit: (api, options) => [...emitSite(api, options)].map((unit) => ({ ...unit, path: `docs/${unit.path}` })),
};
