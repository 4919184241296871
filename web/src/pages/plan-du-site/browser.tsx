import styles from '#web/features/legal/legal.module.css';
import { Fragment } from '#web/platform/fragment.tsx';
import plain from '#web/ui/plain-page.module.css';
import { title } from './title.ts';

export default function SiteMapPage() {
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{title}</h1>
      <Fragment id="plan-du-site" className={styles.map} />
    </div>
  );
}
