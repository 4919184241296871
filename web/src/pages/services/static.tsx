import { catalogue, shownDisciplines, shownKeys } from '#domain/catalogue.ts';
import { reviewNotice } from '#domain/merchant/reviews.ts';
import { pack } from '#domain/the-pack.ts';
import { servicesTexts as texts } from '#web/features/catalogue/texts.ts';
import { PageHead } from '#web/features/editorial/page-head.tsx';
import { Section } from '#web/features/editorial/section.tsx';
import { checkoutOf, leavesOf, paths } from '#web/platform/paths.ts';
import type { StaticParts, StaticProps } from '#web/shell/static-parts.ts';
import { folioOf } from '#web/texts/folio.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import { Price } from '#web/ui/price.tsx';
import { Details, PackDetails } from './details.tsx';
import styles from './services.module.css';
import { Testimonials } from './testimonials.tsx';

/** The consultations and their prices, on phones before their long descriptions. */
const Index = () => (
  <nav className={`wrap ${styles.index}`} aria-label={texts.index}>
    <ul>
      {shownKeys.map((service) => (
        <li key={service} className={accentOf(service)}>
          <a href={`#${service}`} className="stack">
            <Emblem service={service} size={32} />
            {catalogue[service].name}
            <b>
              <Price cents={catalogue[service].price} whole />
            </b>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The catalogue (§2): each service, the pack, the testimonials. */
const Services = ({ extracts }: Pick<StaticProps, 'extracts'>) => (
  <>
    <PageHead title={texts.title} intro={texts.intro} />
    <Index />
    <div className={`wrap ${styles.services}`}>
      {shownDisciplines.map((service, place) => (
        <Details
          key={service}
          service={service}
          folio={folioOf(place)}
          to={checkoutOf(service)}
          leaves={leavesOf(service)}
        />
      ))}
      {pack && (
        <PackDetails pack={pack} to={checkoutOf(pack.key)} leaves={paths.examples} extracts={extracts} />
      )}
      <p className="meta">{texts.delays}</p>
    </div>
    {reviewNotice && (
      <Section {...texts.testimonials}>
        <Testimonials />
      </Section>
    )}
  </>
);

export default { services: Services } satisfies StaticParts;
