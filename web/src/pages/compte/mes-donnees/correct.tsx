import type { OwnRequest } from '#domain/wire/own-requests.ts';
import type { Loaded } from '#web/platform/use-loaded.ts';
import { Link } from '#web/ui/link.tsx';
import { correctTexts as texts } from './correct-texts.ts';
import { CorrectionForm } from './correction-form.tsx';
import styles from './mes-donnees.module.css';
import { Requests } from './requests.tsx';

type CorrectProps = { readonly userId: string; readonly requests: Loaded<readonly OwnRequest[]> };

/** «Corriger»: where each thing is corrected, what can only be asked for, and what was asked. It stands last: it grows. */
export function Correct({ userId, requests }: CorrectProps) {
  const { data, error, reload, change } = requests;
  const onAsked = (asked: OwnRequest) => {
    if (!data) return reload();
    change((known) => [asked, ...known.filter(({ id }) => id !== asked.id)]);
  };
  return (
    <>
      <section className={styles.rights} aria-labelledby="correct-title">
        <h2 id="correct-title">{texts.title}</h2>
        <p className={styles.quiet}>{texts.alone}</p>
        <dl>
          {texts.places.map(({ to, label, text }) => (
            <div key={label}>
              <dt>
                <Link to={to}>{label}</Link>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h3 className={styles.ask}>{texts.ask}</h3>
        <p className={styles.quiet}>{texts.why}</p>
        <CorrectionForm userId={userId} onAsked={onAsked} />
      </section>
      <Requests requests={data} error={error} reload={reload} />
    </>
  );
}
