import type { Explained } from '../explained.ts';

export const explainedOutbound: readonly Explained[] = [
  {
    file: 'service/outbound/destination-url.ts',
    inLine: "const [, scheme = '', authority = ''",
    replacement: '"Stryker was here!"',
    reason: 'without a scheme, nothing else of the text is read',
  },
];
