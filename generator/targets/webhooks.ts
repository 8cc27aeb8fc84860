import type { Api } from '../model/api.ts';
import { packageJson } from './package-json.ts';
import type { Target } from './target.ts';
import { renderTemplate, runtimeFiles } from './templates.ts';

/** What a receiver of webhooks compiles against: payload types by event type and version, and, where webhooks are signed, the check of that. */
export const webhooks: Target = {
  name: 'webhooks',
  emit(api, { scope }) {
    const name = `${scope}/webhooks`;
    const sources = ['document'];
    const events = eventsByType(api);
    const signature = api.webhookSignature;
    return [
      {
        path: 'webhooks/package.json',
        text: packageJson(api, name, `Webhook payloads of ${api.info.title}`, {
          exports: { '.': './src/index.ts' },
          dependencies: { [`${scope}/types`]: '*' },
        }),
        sources,
      },
      {
        path: 'webhooks/README.md',
        text: renderTemplate('webhooks/README.md', {
          name,
          title: api.info.title,
          signed: signature !== undefined,
          event: events[0] && { type: events[0].type, version: events[0].versions.at(-1)!.version },
        }),
        sources,
      },
      {
        path: 'webhooks/src/index.ts',
        text: renderTemplate('webhooks/index.ts', {
          events,
          typesModule: `${scope}/types`,
          any: events.length > 0,
          signature,
        }),
        sources,
      },
      ...(signature === undefined ? [] : runtimeFiles('webhooks')),
    ];
  },
};

interface EventsOfType {
  readonly type: string;
  readonly versions: readonly { readonly version: number; readonly typeName: string; readonly doc: string }[];
}

function eventsByType(api: Api): EventsOfType[] {
  const types = [...new Set(api.events.map((event) => event.type))];
  return types.map((type) => ({
    type,
    versions: api.events
      .filter((event) => event.type === type)
      .map(({ version, typeName, description, summary }) => ({ version, typeName, doc: description ?? summary ?? '' })),
  }));
}
