import type { Api } from '../../model/api.ts';
import { lazy } from '../lazy.ts';
import { renderTemplate, runtimeModule } from '../templates.ts';
import type { TargetOptions, Unit } from '../unit.ts';
import { rootOf } from './markup/addresses.ts';
import { Html } from './markup/safe-text.ts';
import { sitePages } from './pages/pages.ts';
import { type Format, htmlFormat, markdownFormat } from './site/format.ts';
import { siteNavigation } from './site/navigation.ts';
import { type Page, SECTIONS } from './site/page.ts';
import { postmanCollection } from './site/postman-collection.ts';
import { searchIndex } from './site/search-index.ts';
import { createSite, type Site } from './site/site.ts';

/** A page or other file; its text is there at once. */
export interface SiteUnit extends Unit {
  render(): string;
}

const ASSETS = ['docs.css', 'docs.js'];

/** Every file of the site. A generator, so that the preview can stop at the page that is requested. */
export function* emitSite(api: Api, { scope }: TargetOptions): Generator<SiteUnit> {
  for (const path of ASSETS) yield { path, from: [], render: () => runtimeModule(`docs/assets/${path}`) };
  const site = createSite(api, scope);
  const navigation = siteNavigation(site);
  const pages: Page[] = [];
  for (const page of sitePages(site)) {
    pages.push(page);
    yield* pageUnits(page, site, navigation);
  }
  const whole = (path: string, render: () => string): SiteUnit => ({ path, from: [api], render });
  yield whole('search-index.js', () => searchIndex(pages, site));
  yield whole('llms.txt', () => llmsText(pages, api));
  yield whole('postman.json', () => postmanCollection(site));
  yield whole('openapi.json', () => `${JSON.stringify(api.document)}\n`);
}

function pageUnits(page: Page, site: Site, navigation: (page: Page) => Html): SiteUnit[] {
  const { api } = site;
  // Titles, names and groups of all other pages: the navigation and the links to them.
  const { info, tags, operations, events, errors, guides } = api;
  const catalogs = [api.servers, api.securitySchemes, api.rateLimits, api.permissions, api.changelog];
  // Only a watch needs them, and finding the schemas of every page takes a while.
  const from = lazy(() => [...page.from(), info, tags, operations, events, errors, guides, ...catalogs]);
  const unit = (ending: string, render: () => string): SiteUnit => ({
    path: `${page.path}.${ending}`,
    get from() {
      return from();
    },
    render,
  });
  return [unit('html', () => pageHtml(page, site, navigation)), unit('md', () => pageMarkdown(page, site))];
}

function pageHtml(page: Page, { api: { info }, renderer }: Site, navigation: (page: Page) => Html): string {
  const { path, title, summary, section } = page;
  return renderTemplate('docs/page.html', {
    title,
    sub: section !== 'start',
    site: info.title,
    summary,
    section,
    root: rootOf(path),
    twin: `${path.split('/').at(-1)!}.md`,
    version: info.version,
    navigation: navigation(page),
    body: new Html(pageText(page, htmlFormat(path, renderer))),
  });
}

export function pageMarkdown(page: Page, { renderer }: Site): string {
  const text = pageText(page, markdownFormat(page.path, renderer));
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

function pageText({ template, title, group, view }: Page, format: Format): string {
  return renderTemplate(`docs/${template}.${format.ending}`, { title, above: group, ...view(format) });
}

/** The list of all Markdown pages in the format of llmstxt.org. */
function llmsText(pages: readonly Page[], { info }: Api): string {
  const sections = Object.entries(SECTIONS)
    .map(([section, title]) => ({ title, pages: pages.filter((page) => page.section === section) }))
    .filter((section) => section.pages.length > 0);
  return renderTemplate('docs/llms.txt', { title: info.title, summary: info.summary ?? info.title, sections });
}
