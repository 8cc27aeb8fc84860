import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { string } from '../../model/reader.ts';
import { byName, itemsOf, type Located, member, membersByName, type Side } from '../side.ts';
import { compareAnnotations } from './annotations.ts';
import { compareCatalogue } from './catalogue.ts';
import { compareErrorBody, compareRateLimitClasses, compareSignature } from './conventions.ts';
import { comparePermissions } from './permissions.ts';
import { compareSecuritySchemes } from './security-schemes.ts';
import { compareServers } from './servers.ts';

const INFO = ['title', 'summary', 'description', 'termsOfService', 'contact', 'license'];

/** Compares the parts that apply to the whole API, except `info.version`, which follows from the changes. */
export function compareDocument(collector: Collector): void {
  const { base, head } = collector;
  compareServers(collector, base.root('servers'), head.root('servers'), []);
  compareSecuritySchemes(collector);
  comparePermissions(collector);
  compareCatalogue(collector);
  compareRateLimitClasses(collector);
  compareSignature(collector);
  compareErrorBody(collector);
  compareAnnotations(collector, [], base.root('info'), head.root('info'), INFO);
  compareAnnotations(collector, [], base.root(), head.root(), ['externalDocs']);
  compareTags(collector);
  compareOtherMembers(collector);
}

function compareTags(collector: Collector): void {
  for (const [name, was, is] of byName(tagsOf(collector.base), tagsOf(collector.head))) {
    if (was !== undefined && is !== undefined) {
      compareAnnotations(collector, [], was, is, ['description', 'externalDocs']);
      continue;
    }
    const about = { direction: 'api', spots: [], subject: `tag ${name}` } as const;
    const paths = [was?.path ?? ['tags', name], is?.path ?? ['tags', name]] as const;
    collector.report(about, 'documentation', paths, was === undefined ? 'is a new tag' : 'is no longer a tag');
  }
}

function tagsOf(side: Side): Map<string, Located> {
  return new Map(itemsOf(side.root('tags')).map((tag) => [string(member(tag, 'name').json) ?? '', tag]));
}

/** Members that other functions compare, and the changelog, which follows from the changes. */
const COMPARED = (
  'openapi info servers security tags paths webhooks components externalDocs x-changelog x-permissions ' +
  'x-error-catalogue x-rate-limits x-webhook-signature x-pagination x-error-body'
).split(' ');

function compareOtherMembers(collector: Collector): void {
  const { base, head } = collector;
  for (const [key] of membersByName(base.root(), head.root())) {
    const [was, is] = [base.root(key), head.root(key)];
    if (COMPARED.includes(key) || equal(was.json, is.json)) continue;
    const about = { direction: 'api', spots: [], subject: key } as const;
    collector.report(about, 'extension-changed', [was.path, is.path], 'has another value');
  }
}
