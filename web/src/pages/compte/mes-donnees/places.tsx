import { Link } from '#web/ui/link.tsx';
import styles from './mes-donnees.module.css';

type Place = { readonly to: string; readonly label: string; readonly text: string };

/** Where something is done, and what is done there. */
export const Places = ({ places }: { places: readonly Place[] }) => (
  <dl className={styles.places}>
    {places.map(({ to, label, text }) => (
      <div key={label}>
        <dt>{to.startsWith('mailto:') ? <a href={to}>{label}</a> : <Link to={to}>{label}</Link>}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
