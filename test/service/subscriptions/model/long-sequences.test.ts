import { testModel } from './model-suite.ts';

testModel({ sequences: 100, steps: 25 });
