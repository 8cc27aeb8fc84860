import type { Api, ErrorCode, Operation } from '../../model/api.ts';
import { bodyMedia } from '../bodies.ts';
import { withSee } from '../code.ts';
import { operationDoc, type Resource } from '../resources.ts';
import { ownErrors } from './failures.ts';

export function callDoc(api: Api, operation: Operation, mediaTypes: readonly string[]): string {
  const { method, path, source, deprecated } = operation;
  const tags = [
    ...(deprecated ? ['@deprecated'] : []),
    ...ownErrors(api, operation).map(({ className, title }) => `@throws {${className}} ${title}`),
    `@see ${method.toUpperCase()} ${path}, in the document at ${source}`,
  ];
  const parts = [operationDoc(operation).trim(), facts(api, operation, mediaTypes).join('\n'), tags.join('\n')];
  return parts.filter((part) => part !== '').join('\n\n');
}

function facts(api: Api, operation: Operation, mediaTypes: readonly string[]): string[] {
  const { security, rateLimit, emits, paginated, errorCodes, repeatable } = operation;
  const { mediaType = '', kind } = bodyMedia(operation) ?? {};
  const range = /^\w+\/\*$/.exec(mediaType)?.[0];
  const isParts = kind === 'bytes' && /^multipart\//i.test(mediaType);
  const permissions = new Set(security.flat().flatMap((one) => one.permissions));
  const limit = api.rateLimits.find(({ name }) => name === rateLimit);
  const codes = (names: Iterable<string>, by = ', '): string => [...names].map((name) => `\`${name}\``).join(by);
  const all = [
    permissions.size > 0 && `Needs the permission ${codes(permissions, ' or ')}.`,
    limit && `At most ${limit.requests} requests in ${limit.windowSeconds} seconds.`,
    range && `Say which \`${range}\` the body is: \`{ headers: { 'content-type': … } }\`.`,
    isParts && `Pass the parts with their boundary: \`{ content, type: '${mediaType}; boundary=…' }\`.`,
    mediaTypes.length > 0 && `Choose one with \`accept\`: ${codes(mediaTypes)}.`,
    emits.length > 0 && `Emits ${codes(emits)}.`,
    paginated && 'Iterate over the call for the items of all pages, over its `pages()` for whole pages.',
    !repeatable &&
      errorCodes.length > 0 &&
      'The client does not retry it when no response arrives, since that could do it twice.',
  ];
  return all.filter((fact) => typeof fact === 'string');
}

export function errorDoc({ title, status, description, remedy, source }: ErrorCode): string {
  const text = [`${title} (${status}).`, description, remedy].filter((part) => part !== '').join('\n\n');
  return withSee(text, source);
}

/** The description of the tag that all operations of the resource share. */
export function resourceDoc({ tags }: Api, { operations }: Resource): string {
  const [tag] = operations[0]!.tags;
  const isShared = operations.every((operation) => operation.tags[0] === tag);
  return (isShared && tags.find(({ name }) => name === tag)?.description) || '';
}
