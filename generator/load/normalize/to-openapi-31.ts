import type { JsonObject } from '../../json.ts';
import type { PlaceTree } from '../bundle/place-tree.ts';
import type { Draft } from '../document/json.ts';

type Version = '2.0' | '3.0' | '3.1' | '3.2';

/** The supported version of a document. Without quotes, YAML reads `3.1` as a number and `3.0` as 3. */
export function versionOf({ openapi, swagger }: JsonObject): Version | undefined {
  const declared = openapi ?? swagger;
  const text = Number.isInteger(declared) ? `${Number(declared)}.0` : String(declared);
  const found = /^(2\.0|3\.[012])(?:[.-]|$)/.exec(text)?.[1] as Version | undefined;
  return (found === '2.0') === (openapi === undefined) ? found : undefined;
}

/** Rewrites a bundled document as OpenAPI 3.1, in place, with modules that are imported when needed. */
export async function toOpenapi31(bundled: Draft, places: PlaceTree, strict: boolean) {
  const version = versionOf(bundled);
  const severity = strict ? 'error' : 'warning';
  if (version === '3.2') {
    const { downgrade } = await import('./downgrade.ts');
    return { document: bundled, diagnostics: downgrade(bundled, (path) => places.find(path), severity) };
  }
  if (version === '3.1') {
    if (typeof bundled['openapi'] !== 'string') bundled['openapi'] = '3.1.1';
    return { document: bundled, diagnostics: [] };
  }
  const { upgrade } = await import('./upgrade.ts');
  if (bundled['x-webhooks'] !== undefined) places.move(['x-webhooks'], ['webhooks']);
  if (version === '3.0') return { document: upgrade(bundled), diagnostics: [] };
  const { upgradeSwagger } = await import('./upgrade-swagger.ts');
  const { document, diagnostics } = upgradeSwagger(bundled, places, severity);
  return { document: upgrade(document), diagnostics };
}
