import type { ProgramText } from '../terminal/command-text.ts';

export const program: ProgramText = {
  call: 'npm run operator --',
  purpose: 'Puts into the database what has no create operation in the API. Works beside a running service.',
  common: [
    { name: 'environment', placeholder: 'NAME', meaning: 'sandbox (default) or live' },
    { name: 'data', placeholder: 'DIR', meaning: 'data directory, as for npm start' },
    { name: 'json', meaning: 'print one JSON value, for scripts' },
    { name: 'help', meaning: 'this text' },
  ],
};
