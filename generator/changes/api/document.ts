import { string } from '../../model/reader.ts';
import { ofApi, type Part } from '../part.ts';
import type { Located, Maybe } from '../side.ts';
import { compareConventions } from './conventions.ts';
import { compareSecuritySchemes } from './security.ts';
import { compareServers } from './servers.ts';

/** Compares the parts that apply to the whole API, except `info.version`, which follows from the changes. */
export function compareDocument(document: Part): void {
  compareServers(document.member('servers'));
  compareSecuritySchemes(document.member('components').member('securitySchemes'));
  compareConventions(document);
  const info = document.member('info');
  info.compareAnnotations('title', 'summary', 'description', 'termsOfService', 'contact', 'license');
  document.compareAnnotations('externalDocs');
  for (const [name, found] of document.member('tags').each(tagsOf)) {
    const tag = found.as(ofApi(`tag ${name}`));
    if (tag.isInBoth(['documentation', 'is a new tag'], ['documentation', 'is no longer a tag']))
      tag.compareAnnotations('description', 'externalDocs');
  }
  for (const [key, member] of document.members())
    if (!COMPARED.includes(key) && !member.isEqual)
      member.as(ofApi(key)).report('extension-changed', 'has another value');
}

function tagsOf(tags: Maybe): Map<string, Located> {
  return new Map(tags.items().map((tag) => [string(tag.member('name').json) ?? '', tag]));
}

/** Members that other functions compare, and the changelog, which follows from the changes. */
const COMPARED = (
  'openapi info servers security tags paths webhooks components externalDocs x-changelog x-permissions ' +
  'x-error-catalogue x-rate-limits x-webhook-signature x-pagination x-error-body'
).split(' ');
