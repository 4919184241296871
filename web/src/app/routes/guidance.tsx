import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { contact } from '#domain/owner/contact.ts';
import { guidanceTexts as texts } from '#web/texts/guidance.ts';
import { Fragment } from '../fragment.tsx';
import styles from '../guidance/guidance.module.css';
import { useLiveSky } from '../guidance/use-live-sky.ts';
import { useHydrated } from '../hydrated.ts';
import { paths } from '../paths.ts';

/** The markup comes with the page; the code, and that of validation, follows. */
const GuidanceForm = lazy(async () => {
  const { GuidanceForm: Form } = await import('#web/features/guidance/guidance-form.tsx');
  return { default: Form };
});

const Form = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const markup = <Fragment id="guidance-form" />;
  if (!useHydrated()) return markup;
  return (
    <Suspense fallback={markup}>
      <div>
        <GuidanceForm search={search} onSent={() => navigate(paths.guidanceSent)} />
      </div>
    </Suspense>
  );
};

/** /guidance (§2): the sky of the day, and the form that asks for one's own message. */
export default function Guidance() {
  const { live, hasFailed } = useLiveSky();
  return (
    <>
      <section className="night">
        <div className={`wrap ${styles.sky}`}>
          <h1>{texts.title}</h1>
          <p className={styles.lede}>{texts.lede}</p>
          {live ? (
            <div className={styles.swapped}>{live.today}</div>
          ) : (
            <Fragment id="guidance-sky" className={styles.swapped} />
          )}
          {hasFailed && <p className={`meta ${styles.failed}`}>{texts.skyFailed}</p>}
        </div>
      </section>
      <div className="wrap">
        <section className={styles.ask}>
          <div className={styles.why}>
            <h2>{texts.ask.title}</h2>
            <p>{texts.ask.text}</p>
            <p className="meta">{texts.ask.free}</p>
          </div>
          <div>
            <noscript>
              <p>
                {texts.ask.needsScript} <a href={`mailto:${contact.email}`}>{contact.email}</a>.
              </p>
            </noscript>
            <Form />
          </div>
        </section>
        {live?.details ?? <Fragment id="guidance-facts" />}
      </div>
    </>
  );
}
