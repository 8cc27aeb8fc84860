import { bodyKind } from '../../document/body-kind.ts';
import { entries, get } from '../../document/json.ts';
import type { Rule } from './rule.ts';

export const responseUnread: Rule = {
  code: 'response-unread',
  check(view, report) {
    for (const operation of view.pathOperations) {
      for (const [status, response] of entries(operation.json['responses'])) {
        const content = entries(get(view.follow(response), 'content'));
        const kinds = content.map(([type, media]) => bodyKind(type, view.follow(get(media, 'schema'))));
        if (kinds.length === 0 || kinds.some((kind) => ['json', 'text', 'bytes'].includes(kind))) continue;
        const named = content
          .map(([mediaType]) => mediaType)
          .sort()
          .join(' or ');
        const message = `generated code writes and reads this response as JSON, not as ${named}`;
        report([...operation.path, 'responses', status], message, { onceInThirdParty: named });
      }
    }
  },
};
