import type { Api } from '../model/api.ts';
import { KeptPages } from './docs/kept-pages.ts';
import { SiteFiles } from './docs/site-files.ts';
import { Kept } from './kept.ts';
import type { OutputFile, Target, TargetOptions } from './target.ts';

/** A site about the API: static pages that need neither a server nor a script, each in HTML and in Markdown. */
export const docsTarget = (keeps: boolean): Target => {
  const pages = new KeptPages(keeps);
  const kept = new Kept<OutputFile>(keeps);
  function* each(api: Api, { scope }: TargetOptions): Generator<OutputFile> {
    for (const file of new SiteFiles(api, scope, pages).all()) {
      const path = `docs/${file.path}`;
      yield kept.get(
        path,
        () => [file],
        () => ({ ...file, path }),
      );
    }
  }
  return { name: 'docs', finished: true, each, emit: (api, options) => [...each(api, options)] };
};
