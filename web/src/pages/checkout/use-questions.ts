import type { ReactNode } from 'react';
import { type AgainState, useAgain } from './use-again.tsx';
import { useAsk } from './use-ask.ts';
import { type OwnQuestionState, useOwnQuestion } from './use-own-question.tsx';

export type Questions = OwnQuestionState & AgainState;

/** What is asked between the order button and the payment. */
export const useQuestions = (hasAccount: boolean): Questions & { readonly question: ReactNode } => {
  const { question, ask } = useAsk();
  return { question, ...useOwnQuestion(ask), ...useAgain(ask, hasAccount) };
};
