import { lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LateForm } from '#web/features/editorial/late-form.tsx';
import { Fragment } from '#web/platform/fragment.tsx';
import { paths } from '#web/platform/paths.ts';
import styles from './guidance.module.css';
import type { LiveSky } from './live-sky.tsx';
import { guidanceTexts as texts } from './texts.ts';

type State = { readonly live?: LiveSky; readonly hasFailed?: boolean };

/** Replaces the prerendered sky once code and answer are loaded; without them the sky of the build's day stays. */
export const useLiveSky = (): State => {
  const [state, setState] = useState<State>({});
  useEffect(() => {
    let isOver = false;
    const show = (next: State) => !isOver && setState(next);
    import('./live-sky.tsx')
      .then(({ loadSky }) => loadSky())
      .then(
        (live) => show({ live }),
        () => show({ hasFailed: true }),
      );
    return () => {
      isOver = true;
    };
  }, []);
  return state;
};

const GuidanceForm = lazy(async () => {
  const { GuidanceForm: Form } = await import('./guidance-form.tsx');
  return { default: Form };
});

/** /guidance (§2): the sky and the words of the day, and the form for a personal message. */
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
          <Fragment id="guidance-author" />
          {live?.words ?? <Fragment id="guidance-words" />}
        </section>
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
        <Fragment id="guidance-ways" />
      </div>
    </>
  );
}
