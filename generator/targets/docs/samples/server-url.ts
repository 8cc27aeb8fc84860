import type { Api } from '../../../model/api.ts';

const PLACEHOLDER = 'https://api.example.com';

/** The URL of the first server without a slash at the end, its variables at their defaults. */
export function serverUrl({ servers }: Pick<Api, 'servers'>): string {
  const [first] = servers;
  if (first === undefined) return PLACEHOLDER;
  const url = first.variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, value),
    first.url,
  );
  // A relative URL is relative to the document's own address, which the generator doesn't know.
  return (url.startsWith('/') ? `${PLACEHOLDER}${url}` : url).replace(/\/$/, '');
}
