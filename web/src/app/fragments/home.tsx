import { catalogue } from '#domain/catalogue.ts';
import { Pack } from '#web/features/catalogue/pack.tsx';
import { Plates } from '#web/features/catalogue/plates.tsx';
import { homeFaq } from '#web/texts/faq.ts';
import { homeTexts as texts } from '#web/texts/home.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { checkoutOf, paths } from '../paths.ts';
import { Closing } from './closing.tsx';
import { ExpertCards } from './expert-cards.tsx';
import { GuidanceCard } from './guidance-card.tsx';
import { Hero, type Sky } from './hero.tsx';
import { Questions } from './questions.tsx';
import { Section } from './section.tsx';
import { Why } from './why.tsx';

const { before, contact, after, ...faq } = texts.faq;

/** The home page (§2). */
export const Home = (sky: Sky) => (
  <>
    <Hero {...sky} />
    <Section id="consultations" {...texts.consultations}>
      <GuidanceCard />
      <Plates checkoutOf={checkoutOf} />
      <div id={catalogue['pack-complet'].key}>
        <Pack heading="h3" to={checkoutOf('pack-complet')} />
      </div>
    </Section>
    <ExpertCards />
    <Why />
    <Section
      {...faq}
      intro={
        <>
          {before}
          <a href={paths.contact}>{contact}</a>
          {after}
        </>
      }
    >
      <Questions name="faq" entries={homeFaq} firstOpen />
    </Section>
    <Closing title={texts.closing.title} text={texts.closing.text}>
      <ButtonLink to="#consultations">{texts.closing.choose}</ButtonLink>
      <ButtonLink variant="line" to={paths.experts}>
        {texts.closing.experts}
      </ButtonLink>
    </Closing>
  </>
);
