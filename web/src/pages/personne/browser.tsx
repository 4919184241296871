import { lazy, Suspense } from 'react';
import { Loading } from '#web/shell/loading.tsx';

// The list of files that every page reads stays short.
const PersonOfLink = lazy(() => import('./person.tsx'));

/** /personne: the page of the person studied, opened by the link in its notice, without an account. */
export default function PersonPage() {
  return (
    <Suspense fallback={<Loading />}>
      <PersonOfLink />
    </Suspense>
  );
}
