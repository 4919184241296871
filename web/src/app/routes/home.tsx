import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { catalogue, disciplines } from '#domain/catalogue.ts';
import { formatPrice } from '#domain/money.ts';
import { fr } from '#domain/texts/typography.ts';
import { spanOf } from '#web/features/catalogue/facts.ts';
import { Pack } from '#web/features/catalogue/pack.tsx';
import { PlateHead } from '#web/features/catalogue/plate-head.tsx';
import { Plates } from '#web/features/catalogue/plates.tsx';
import { homeTexts as texts } from '#web/texts/catalogue.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Fragment } from '../fragment.tsx';
import { useHydrated } from '../hydrated.ts';
import { checkoutOf, paths } from '../paths.ts';
import styles from './home.module.css';

const services = disciplines.map((key) => catalogue[key]);
const cheapest = Math.min(...services.map(({ price }) => price));
const delivery = {
  min: Math.min(...services.map((service) => service.delivery.min)),
  max: Math.max(...services.map((service) => service.delivery.max)),
};

const AccountCreatedBanner = lazy(async () => {
  const { AccountCreatedBanner: Banner } = await import('#web/features/account/account-created-banner.tsx');
  return { default: Banner };
});

/** After the validation of an e-mail (§2); other visits do not load it. */
const Created = () => {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || !new URLSearchParams(search).has('account_created')) return null;
  return (
    <Suspense>
      <div className={`wrap ${styles.created}`}>
        <AccountCreatedBanner />
      </div>
    </Suspense>
  );
};

const Hero = () => (
  <section className={styles.hero}>
    <div className={`wrap ${styles.grid}`}>
      <div>
        <h1>
          {texts.title.first} <em>{texts.title.second}</em>
        </h1>
        <p className={styles.lede}>{texts.lede(spanOf(delivery))}</p>
        <p className={styles.actions}>
          <ButtonLink to="#consultations">{texts.choose}</ButtonLink>
          <ButtonLink variant="line" to={paths.services}>
            {texts.discover}
          </ButtonLink>
        </p>
        <p className={`meta ${styles.reassurance}`}>{texts.reassurance(fr(formatPrice(cheapest)))}</p>
      </div>
      <Fragment id="sky" as="figure" className={styles.sky} />
    </div>
    <div className="wrap">
      <Fragment id="ephemeris" className={styles.ephemeris} />
    </div>
  </section>
);

const Report = () => (
  <section className={styles.report}>
    <div className="wrap">
      <PlateHead {...texts.report} />
      <dl>
        {texts.report.facts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);

export default function Home() {
  return (
    <>
      <Created />
      <Hero />
      <section id="consultations" className={styles.section}>
        <div className="wrap">
          <PlateHead {...texts.consultations} />
          <Plates checkoutOf={checkoutOf} />
          <Pack heading="h3" to={checkoutOf('pack-complet')} />
        </div>
      </section>
      <Report />
    </>
  );
}
