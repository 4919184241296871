import { type OwnRequest, ownRequests } from '#domain/wire/own-requests.ts';
import { call } from '#web/platform/api-client.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Link } from '#web/ui/link.tsx';
import { correctTexts as texts } from './correct-texts.ts';
import { CorrectionForm } from './correction-form.tsx';
import styles from './mes-donnees.module.css';
import { Requests } from './requests.tsx';

const load = async (signal: AbortSignal): Promise<readonly OwnRequest[]> =>
  (await call(ownRequests, { signal })).requests;

/** «Corriger»: where each thing is corrected, what can only be asked for, and what was asked. It stands last: it grows. */
export function Correct({ userId }: { userId: string }) {
  const { data, error, reload, change } = useLoaded(load, true);
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
