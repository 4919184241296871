import { paths } from '#web/platform/paths.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './mes-donnees.module.css';
import { rightsTexts as texts } from './rights-texts.ts';

/** Says where each right is used; it is shown without a session, too. */
export const Rights = () => (
  <section className={styles.rights} aria-labelledby="rights-title">
    <h2 id="rights-title">{texts.title}</h2>
    <dl>
      {texts.rights.map(({ to, label, text }) => (
        <div key={label}>
          <dt>{to.startsWith('mailto:') ? <a href={to}>{label}</a> : <Link to={to}>{label}</Link>}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p>
      <Link to={paths.privacy}>{texts.policy}</Link>
    </p>
  </section>
);
