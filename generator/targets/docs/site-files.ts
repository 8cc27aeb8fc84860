import type { Api } from '../../model/api.ts';
import type { OutputFile } from '../target.ts';
import { renderTemplate, runtimeModule } from '../templates.ts';
import { rootOf } from './markup/addresses.ts';
import type { Html } from './markup/html.ts';
import type { KeptPages } from './kept-pages.ts';
import { llmsText, postmanCollection } from './site/downloads.ts';
import { Navigation } from './site/navigation.ts';
import { allPages, pageAt } from './pages.ts';
import { searchIndex } from './site/search-index.ts';
import { entryOf, type Page, type PageEntry, Site } from './site/site.ts';

const ASSETS = ['docs.css', 'docs.js'];

/** The files of the site about an API, below its folder: all of them, or one. */
export class SiteFiles {
  readonly #site: Site;
  readonly #navigation: Navigation;
  #rest: readonly OutputFile[] | undefined;

  /** `kept` are the pages of earlier sites. */
  constructor(api: Api, scope: string, kept?: KeptPages) {
    this.#site = new Site(api, scope, kept);
    this.#navigation = new Navigation(this.#site);
  }

  /** The same files as an earlier site gave, where these are the same; each is made when it is asked for, so that who writes them need not hold all. */
  *all(): Generator<OutputFile> {
    const entries: PageEntry[] = [];
    for (const page of allPages(this.#site)) {
      yield* this.#pageFiles(page);
      entries.push(entryOf(page));
    }
    yield* this.#others(entries);
  }

  /** Makes no other page than the one that is asked for, if it is one. */
  one(path: string): string | undefined {
    const [, name, ending] = /^(.*)\.(html|md)$/.exec(path) ?? [];
    const page = name === undefined ? undefined : pageAt(name, this.#site);
    if (page !== undefined) return this.#pageFiles(page)[ending === 'html' ? 0 : 1]!.text;
    if (ASSETS.includes(path)) return runtimeModule(`docs/assets/${path}`);
    this.#rest ??= this.#others([...allPages(this.#site)].map(entryOf));
    return this.#rest.find((file) => file.path === path)?.text;
  }

  #pageFiles(page: Page): [OutputFile, OutputFile] {
    const navigation = this.#navigation.of(page);
    const parts = () => [page, navigation.text, this.#site.api.info];
    return this.#site.kept.files.get(page.path, parts, () => this.#render(page, navigation));
  }

  #render(page: Page, navigation: Html): [OutputFile, OutputFile] {
    const { path, title, summary, section, body, markdown, sources } = page;
    const { title: site, version } = this.#site.api.info;
    const html = renderTemplate('docs/page.html', {
      title,
      sub: section !== 'start',
      site,
      summary,
      section,
      root: rootOf(path),
      twin: `${path.split('/').at(-1)!}.md`,
      version,
      navigation,
      body,
    });
    return [
      { path: `${path}.html`, text: html, sources },
      { path: `${path}.md`, text: `${markdown.replace(/\n{3,}/g, '\n\n').trim()}\n`, sources },
    ];
  }

  /** What is made of all pages at once, and what is the same on every site. */
  #others(pages: readonly PageEntry[]): OutputFile[] {
    const site = this.#site;
    const { whole: api } = site;
    const sources = ['document'];
    return [
      { path: 'search-index.js', text: searchIndex(pages, site), sources },
      { path: 'llms.txt', text: llmsText(pages, site), sources },
      { path: 'postman.json', text: postmanCollection(site), sources },
      { path: 'openapi.json', text: `${site.kept.textOf(api.document)}\n`, sources },
      ...ASSETS.map((path) => ({ path, text: runtimeModule(`docs/assets/${path}`), sources: [] })),
    ];
  }
}
