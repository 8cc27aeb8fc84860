import type { ProgramText } from '../terminal/command-text.ts';

export const program: ProgramText = {
  call: 'npm run operator --',
  purpose: 'Creates and changes what the API has no operation for. Also works while the service is running.',
  common: [
    { name: 'environment', placeholder: 'NAME', meaning: 'sandbox (default) or live' },
    { name: 'data', placeholder: 'DIR', meaning: 'data directory, as for npm start' },
    { name: 'json', meaning: 'print one JSON value, for scripts' },
    { name: 'help', meaning: 'print this help' },
  ],
};
