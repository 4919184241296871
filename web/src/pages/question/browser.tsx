import { lazy, Suspense } from 'react';
import { Loading } from '#web/shell/loading.tsx';

// The list of files that every page reads stays short.
const QuestionOfLink = lazy(() => import('./question.tsx'));

/** /question: an expert's question, opened by the link of its mail, without a session. */
export default function QuestionPage() {
  return (
    <Suspense fallback={<Loading />}>
      <QuestionOfLink />
    </Suspense>
  );
}
