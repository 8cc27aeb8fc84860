import { isLongRun } from '../../../support/suite-length.ts';
import { testModel } from './model-suite.ts';

// Short ones, which take half as long: `npm run test:slow` tries longer sequences.
testModel({ sequences: 200, steps: isLongRun ? 30 : 8 });
