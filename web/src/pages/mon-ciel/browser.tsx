import { lazy, Suspense, useCallback, useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import { Fragment } from '#web/platform/fragment.tsx';
import { useHydrated } from '#web/platform/hydrated.ts';
import { firstDrawn } from './drawings.ts';
import styles from './mon-ciel.module.css';
import { monCielTexts as texts } from './texts.ts';
import type { Typed } from './typed.ts';
import { useWaitingSky } from './use-waiting-sky.ts';

const SkyForm = lazy(async () => {
  const { CarriedForm: Form } = await import('./sky-form.tsx');
  return { default: Form };
});
const SkyResult = lazy(async () => {
  const { SkyResult: Result } = await import('./sky-result.tsx');
  return { default: Result };
});

export type Asked = { readonly service: Discipline; readonly typed: Typed };
type Drawn = Asked & {
  /** Drawn by another tab, which keeps the focus. */
  readonly isSwitched?: boolean;
};

/** The chosen drawing. Once there was one of the visitor's own, each tab makes its own of what was typed. */
const useDrawing = () => {
  const [service, setService] = useState(firstDrawn);
  const [asked, ask] = useState<Drawn>();
  const [hasDrawn, setDrawn] = useState(false);
  const draw = useCallback((next: Asked) => {
    setDrawn(true);
    ask(next);
  }, []);
  const choose = (next: Discipline, typed: Typed | undefined) => {
    setService(next);
    ask(hasDrawn && typed ? { service: next, typed, isSwitched: true } : undefined);
  };
  return { service, asked, draw, choose };
};

/** /mon-ciel: a chart of the visitor's own birth, computed in the browser and kept nowhere. */
export default function MonCiel() {
  const isHydrated = useHydrated();
  const { service, asked, draw, choose } = useDrawing();
  const waiting = useWaitingSky(service);
  const form = <Fragment id="mon-ciel-form" />;
  return (
    <>
      <section className="night">
        <div className={`wrap ${styles.page}`}>
          <div className={styles.ask}>
            <h1>{texts.title}</h1>
            <p className={styles.lede}>{texts.lede}</p>
            <noscript>
              <p>{texts.needsScript}</p>
            </noscript>
            {isHydrated ? (
              <Suspense fallback={form}>
                <SkyForm onDraw={draw} onChoose={choose} />
              </Suspense>
            ) : (
              form
            )}
            <p className="meta">{texts.private}</p>
          </div>
          {!asked && <Fragment key={waiting} id={waiting} />}
        </div>
      </section>
      {asked && (
        <Suspense fallback={null}>
          <SkyResult key={JSON.stringify(asked)} {...asked} />
        </Suspense>
      )}
    </>
  );
}
