import type { ReactNode } from 'react';
import { type AgainState, useAgain } from './use-again.tsx';
import { type OwnQuestionState, useOwnQuestion } from './use-own-question.tsx';

export type Questions = Pick<OwnQuestionState, 'decide'> & Pick<AgainState, 'isWanted'>;

/** What is asked between the order button and the payment; one question at a time. */
export const useQuestions = (hasAccount: boolean): Questions & { readonly question: ReactNode } => {
  const own = useOwnQuestion();
  const again = useAgain(hasAccount);
  return {
    question: (
      <>
        {again.question}
        {own.question}
      </>
    ),
    decide: own.decide,
    isWanted: again.isWanted,
  };
};
