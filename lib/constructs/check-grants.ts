import type { DataStack } from '../stacks/data-stack.ts';
import type { ServiceFunction } from './service-function.ts';

/** Grants everything that the checks of a draft read (`lambdas/checks/findings.ts`). */
export const grantChecks = (
  data: Pick<
    DataStack,
    'orders' | 'births' | 'parts' | 'profiles' | 'accesses' | 'reports' | 'drafts' | 'passages' | 'sentences'
  >,
  to: ServiceFunction,
): void => {
  data.orders.grant(to, 'GetItem', 'BatchGetItem');
  data.births.grant(to, 'BatchGetItem');
  data.parts.grant(to, 'GetItem');
  data.profiles.grant(to, 'GetItem');
  data.accesses.grant(to, 'index by-reader');
  data.drafts.grant(to, 'Query');
  data.passages.grant(to, 'Query');
  data.sentences.grant(to, 'BatchGetItem');
  data.reports.grantOpen(to);
  to.grantParameter('SENTENCE_KEY_PARAMETER', 'sentenceKey');
};
