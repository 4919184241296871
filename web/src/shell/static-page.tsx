import { useLocation } from 'react-router-dom';
import { Fragment } from '#web/platform/fragment.tsx';

/** The id of its static part is its path. */
export default function StaticPage() {
  return <Fragment id={useLocation().pathname.replaceAll('/', '')} />;
}
