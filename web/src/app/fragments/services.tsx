import { disciplines } from '#domain/catalogue.ts';
import { reviewNotice } from '#domain/owner/reviews.ts';
import { Details } from '#web/features/catalogue/details.tsx';
import { PackDetails } from '#web/features/catalogue/pack-details.tsx';
import { servicesTexts as texts } from '#web/texts/catalogue.ts';
import { checkoutOf } from '../paths.ts';
import { PageHead } from './page-head.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { Section } from './section.tsx';
import styles from './services.module.css';
import { Testimonials } from './testimonials.tsx';

/** The catalogue (§2): each service, the pack, five testimonials. */
export const Services = () => (
  <>
    <PageHead title={texts.title} intro={texts.intro} />
    <div className={`wrap ${styles.services}`}>
      {disciplines.map((service) => (
        <Details key={service} service={service} to={checkoutOf(service)} />
      ))}
      <PackDetails to={checkoutOf('pack-complet')} />
    </div>
    {reviewNotice && (
      <Section {...texts.testimonials}>
        <Testimonials />
        <ReviewNotice />
      </Section>
    )}
  </>
);
