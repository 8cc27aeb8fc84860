import { string } from '../../model/reader.ts';
import type { Collector } from '../collector.ts';
import { bothByName, isEqual, itemsOf, type Located, member, membersByName, type Side } from '../side.ts';
import { compareConventions } from './conventions.ts';
import { compareSecuritySchemes } from './security.ts';
import { compareServers } from './servers.ts';

const INFO = ['title', 'summary', 'description', 'termsOfService', 'contact', 'license'];

/** Compares the parts that apply to the whole API, except `info.version`, which follows from the changes. */
export function compareDocument(collector: Collector): void {
  compareServers(collector, collector.root('servers'), []);
  compareSecuritySchemes(collector);
  compareConventions(collector);
  collector.compareAnnotations(collector.root('info'), INFO);
  collector.compareAnnotations(collector.root(), ['externalDocs']);
  compareTags(collector);
  compareOtherMembers(collector);
}

function compareTags(collector: Collector): void {
  const tags = bothByName(tagsOf(collector.base), tagsOf(collector.head), collector.root('tags'));
  for (const [name, tag] of tags) {
    const about = { direction: 'api', spots: [], subject: `tag ${name}` } as const;
    if (collector.isInBoth(about, tag, ['documentation', 'is a new tag'], ['documentation', 'is no longer a tag']))
      collector.compareAnnotations(tag, ['description', 'externalDocs']);
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
  for (const [key, both] of membersByName(collector.root())) {
    if (COMPARED.includes(key) || isEqual(both)) continue;
    collector.report({ direction: 'api', spots: [], subject: key }, both, 'extension-changed', 'has another value');
  }
}
