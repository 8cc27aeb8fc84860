import { isLongRun } from '../../../support/suite-length.ts';
import { testModel } from './model-suite.ts';

// Short ones, so that `npm test` ends in time: `npm run test:slow` tries longer sequences.
testModel({ sequences: 200, steps: isLongRun ? 30 : 8 });
