import { lazy, Suspense } from 'react';
import { Loading } from '#web/shell/loading.tsx';

// The list of files that every page reads stays short.
const MyData = lazy(() => import('./my-data.tsx'));

/** /compte/mes-donnees: what the shop keeps of its reader, and their rights. */
export default function MyDataPage() {
  return (
    <Suspense fallback={<Loading />}>
      <MyData />
    </Suspense>
  );
}
