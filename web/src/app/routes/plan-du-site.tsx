import { siteMapTitle } from '#web/texts/site-map-title.ts';
import { Fragment } from '../fragment.tsx';
import plain from '../plain-page.module.css';
import styles from './legal.module.css';

export default function SiteMapPage() {
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{siteMapTitle}</h1>
      <Fragment id="plan-du-site" className={styles.map} />
    </div>
  );
}
