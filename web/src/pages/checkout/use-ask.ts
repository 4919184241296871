import { type ReactNode, useState } from 'react';

/** Shows a dialog until it is answered. */
export type Ask = <Answer>(draw: (onAnswer: (answer: Answer) => void) => ReactNode) => Promise<Answer>;

/** One question at a time, and the open one for the page. */
export const useAsk = (): { readonly question: ReactNode; readonly ask: Ask } => {
  const [question, setQuestion] = useState<ReactNode>();
  const ask: Ask = async <Answer>(draw: (onAnswer: (answer: Answer) => void) => ReactNode) => {
    const answer = await new Promise<Answer>((resolve) => setQuestion(draw(resolve)));
    setQuestion(undefined);
    return answer;
  };
  return { question, ask };
};
