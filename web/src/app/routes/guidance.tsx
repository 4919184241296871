import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guidanceTexts as texts } from '#web/texts/guidance.ts';
import { Fragment } from '../fragment.tsx';
import styles from '../guidance/guidance.module.css';
import { useLiveSky } from '../guidance/use-live-sky.ts';
import { LateForm } from '../late-form.tsx';
import { paths } from '../paths.ts';

const GuidanceForm = lazy(async () => {
  const { GuidanceForm: Form } = await import('#web/features/guidance/guidance-form.tsx');
  return { default: Form };
});

/** /guidance (§2): the sky of the day, and the form that asks for one's own message. */
export default function Guidance() {
  const navigate = useNavigate();
  const { search } = useLocation();
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
          <LateForm id="guidance-form" needsScript={texts.ask.needsScript}>
            <GuidanceForm search={search} onSent={() => navigate(paths.guidanceSent)} />
          </LateForm>
        </section>
        {live?.details ?? <Fragment id="guidance-facts" />}
      </div>
    </>
  );
}
