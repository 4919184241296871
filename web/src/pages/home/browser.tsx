import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Fragment } from '#web/platform/fragment.tsx';
import { useHydrated } from '#web/platform/hydrated.ts';
import hero from './hero.module.css';
import { titleTexts as texts } from './title-texts.ts';

const AccountCreatedBanner = lazy(async () => {
  const { AccountCreatedBanner: Banner } = await import('./account-created-banner.tsx');
  return { default: Banner };
});

/** Loaded only after the validation of an e-mail (§2). */
const Created = () => {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || !new URLSearchParams(search).has('account_created')) return null;
  return (
    <Suspense>
      <div className={`wrap ${hero.created}`}>
        <AccountCreatedBanner />
      </div>
    </Suspense>
  );
};

const loadSky = () => import('./own-sky.tsx');
type Asked = Awaited<ReturnType<typeof loadSky>> & { readonly typed: string };

/** The code of the visitor's own sky: it loads when the field has the focus, and draws when it is submitted. */
const useOwnSky = () => {
  const [asked, setAsked] = useState<Asked>();
  const [date, setDate] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = event.currentTarget.querySelector('input')?.value ?? '';
    setFailed(false);
    try {
      setAsked({ ...(await loadSky()), typed });
    } catch {
      setFailed(true);
    }
  };
  const warm = () => void loadSky().catch(() => undefined);
  return { asked, date, setDate, hasFailed, ask, warm };
};

/** Replaces the sky of the build's day by today's; where its code does not load, the wheel of the build stays with its date. */
const useTodaysSky = (): ReactNode => {
  const [today, setToday] = useState<ReactNode>();
  // The page's code itself is loaded after the first paint.
  useEffect(() => {
    void import('./todays-sky.tsx')
      .then(({ todaysSky }) => setToday(todaysSky(new Date())))
      .catch(() => undefined);
  }, []);
  return today;
};

/** The hero: of the build until today's sky is drawn or a date is asked for. */
const Hero = () => {
  const today = useTodaysSky();
  const { asked, date, setDate, hasFailed, ask, warm } = useOwnSky();
  return (
    <section className={hero.hero}>
      <div className={`wrap ${hero.grid}`}>
        <div className={hero.text}>
          <h1>
            {texts.first} <em>{texts.second}</em>
          </h1>
          <Fragment id="home-lede" />
          <form
            className={hero.day}
            // It keeps the browser from sending the date anywhere before the code has come.
            method="dialog"
            noValidate
            aria-label={texts.form}
            onFocus={warm}
            onSubmit={ask}
          >
            {asked ? (
              <asked.DayFields asked={asked} onDay={setDate} />
            ) : (
              <Fragment id="home-day" className={hero.swapped} />
            )}
            {hasFailed && <p role="alert">{texts.skyFailed}</p>}
          </form>
          <Fragment id="home-words" />
        </div>
        {asked && date ? (
          <asked.OwnSky key={date} date={date} />
        ) : (
          (today ?? <Fragment id="home-sky" className={hero.swapped} />)
        )}
      </div>
    </section>
  );
};

// As on /services: the build knows the delays, the browser the promised days.
const loadAvailability = () => import('#web/features/catalogue/show-availability.ts');

export default function Home() {
  useEffect(() => {
    void loadAvailability()
      .then(({ showAvailability }) => showAvailability(document))
      .catch(() => undefined);
  }, []);
  return (
    <>
      <Created />
      <Hero />
      <Fragment id="home" />
    </>
  );
}
