import type { ProgramText } from '../terminal/command-text.ts';

/** As it is called here: by npm, or by its own name. */
export function programText(env: Readonly<Record<string, string | undefined>>): ProgramText {
  return {
    call: env['npm_lifecycle_event'] === 'billing' ? 'npm run billing --' : 'billing',
    purpose: 'Tries out a receiver of webhooks, and shows what was sent to it: a client of the API.',
    common: [
      { name: 'json', meaning: 'print JSON for scripts: one value, or one a line of what goes on' },
      { name: 'help', meaning: 'this text' },
    ],
    more: [
      'Environment variables:',
      '  BILLING_URL      address of the API (default http://127.0.0.1:8080)',
      '  BILLING_API_KEY  an API key; without it, the demo key that npm start keeps in the data directory on this machine',
      '  NO_COLOR         no colours, also at a terminal',
      '',
      'Exit codes: 0 done, 1 refused by the API or failed, 2 wrong command line, 129 ended by SIGHUP, 130 by Ctrl-C, 143 by SIGTERM.',
      '',
    ],
  };
}
