import styles from '#web/features/account/account.module.css';
import { paths } from '#web/platform/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { closeTexts as texts } from './texts.ts';

type ListProps = { title: string; lines: readonly string[] };

function Lines({ title, lines }: ListProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** What an erasure does: it is read before the password is typed. */
export function Effects() {
  return (
    <>
      <Lines title={texts.gone} lines={texts.goneList} />
      <Lines title={texts.stays} lines={texts.staysList} />
      <section className={styles.part}>
        <h2>{texts.backups}</h2>
        <p>{texts.backupsDetail}</p>
      </section>
      <p className={styles.before}>
        {texts.before} <Link to={paths.account}>{texts.toOrders}</Link>
      </p>
    </>
  );
}
