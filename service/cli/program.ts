import type { ProgramText } from '../terminal/command-text.ts';

/** The program as it was called: by npm, or directly. */
export function programText(env: Readonly<Record<string, string | undefined>>): ProgramText {
  return {
    call: env['npm_lifecycle_event'] === 'billing' ? 'npm run billing --' : 'billing',
    purpose: 'A CLI for developers of webhook receivers: sends test events, forwards webhooks, shows deliveries.',
    common: [
      { name: 'json', meaning: 'print JSON for scripts: one value, or one per line of a stream' },
      { name: 'help', meaning: 'print this help' },
    ],
    more: [
      'Environment variables:',
      '  BILLING_URL      address of the API (default http://127.0.0.1:8080)',
      '  BILLING_API_KEY  an API key; default: the demo key in the data directory on this machine',
      '  NO_COLOR         disables colors',
      '',
      'Exit codes: 0 success, 1 rejected by the API or failed, 2 invalid arguments, 129 ended by SIGHUP, 130 by Ctrl-C, 143 by SIGTERM.',
      '',
    ],
  };
}
