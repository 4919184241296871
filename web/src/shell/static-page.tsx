import { useLocation } from 'react-router-dom';
import { Fragment } from '#web/platform/fragment.tsx';

/** Its static part is called like its path. */
export default function StaticPage() {
  return <Fragment id={useLocation().pathname.replaceAll('/', '')} />;
}
