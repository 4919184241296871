import { lazy, Suspense, useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import { Fragment } from '#web/platform/fragment.tsx';
import { useHydrated } from '#web/platform/hydrated.ts';
import styles from './mon-ciel.module.css';
import { monCielTexts as texts } from './texts.ts';
import type { Typed } from './typed.ts';

const SkyForm = lazy(async () => {
  const { CarriedForm: Form } = await import('./sky-form.tsx');
  return { default: Form };
});
const SkyResult = lazy(async () => {
  const { SkyResult: Result } = await import('./sky-result.tsx');
  return { default: Result };
});

export type Asked = { readonly service: Discipline; readonly typed: Typed };

/** /mon-ciel: a chart of the visitor's own birth, computed in the browser and kept nowhere. */
export default function MonCiel() {
  const isHydrated = useHydrated();
  const [asked, setAsked] = useState<Asked>();
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
                <SkyForm onDraw={setAsked} />
              </Suspense>
            ) : (
              form
            )}
            <p className="meta">{texts.private}</p>
          </div>
          {!asked && <Fragment id="mon-ciel-sky" />}
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
