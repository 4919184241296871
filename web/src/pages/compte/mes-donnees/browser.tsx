import { lazy, Suspense } from 'react';
import { paths } from '#web/platform/paths.ts';
import { Loading } from '#web/shell/loading.tsx';
import { Link } from '#web/ui/link.tsx';
import plain from '#web/ui/plain-page.module.css';
import styles from './mes-donnees.module.css';
import { dataTexts } from './texts.ts';

// The list of files that every page reads stays short.
const MyData = lazy(() => import('./my-data.tsx'));

/** /compte/mes-donnees */
export default function MyDataPage() {
  return (
    <div className={`wrap ${plain.page}`}>
      <p className={styles.back}>
        <Link to={paths.account}>{dataTexts.back}</Link>
      </p>
      <h1 tabIndex={-1}>{dataTexts.title}</h1>
      <Suspense fallback={<Loading />}>
        <MyData />
      </Suspense>
    </div>
  );
}
