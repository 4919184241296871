import { catalogue } from '#domain/catalogue.ts';
import { Pack } from '#web/features/catalogue/pack.tsx';
import { Plates } from '#web/features/catalogue/plates.tsx';
import { Closing } from '#web/features/editorial/closing.tsx';
import { Questions } from '#web/features/editorial/questions.tsx';
import { Section } from '#web/features/editorial/section.tsx';
import { checkoutOf, paths } from '#web/platform/paths.ts';
import type { StaticParts, StaticProps } from '#web/shell/static-parts.ts';
import { homeFaq } from '#web/texts/faq.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DayFields } from './day-fields.tsx';
import { ExpertCards } from './expert-cards.tsx';
import styles from './guidance-card.module.css';
import { GuidanceCard } from './guidance-card.tsx';
import { HeroSky, HeroWords } from './hero.tsx';
import { homeTexts as texts } from './texts.ts';
import { Why } from './why.tsx';

const { before, contact, after, ...faq } = texts.faq;

/** The home page below its hero (§2). */
const Home = ({ drawings, extracts }: StaticProps) => (
  <>
    <Section id="consultations" {...texts.consultations}>
      <div className={styles.offers}>
        <GuidanceCard />
        <Plates checkoutOf={checkoutOf} />
        <div id={catalogue['pack-complet'].key}>
          <Pack heading="h3" to={checkoutOf('pack-complet')} leaves={paths.examples} extracts={extracts} />
        </div>
      </div>
    </Section>
    <ExpertCards />
    <Why example={drawings.example} />
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

export default {
  home: Home,
  'home-day': () => <DayFields />,
  'home-words': HeroWords,
  'home-sky': ({ drawings }) => <HeroSky {...drawings} />,
} satisfies StaticParts;
