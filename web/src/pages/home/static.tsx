import { pack } from '#domain/the-pack.ts';
import { Pack } from '#web/features/catalogue/pack.tsx';
import { Closing } from '#web/features/editorial/closing.tsx';
import { Questions } from '#web/features/editorial/questions.tsx';
import { Section } from '#web/features/editorial/section.tsx';
import { checkoutOf, paths } from '#web/platform/paths.ts';
import type { StaticParts, StaticProps } from '#web/shell/static-parts.ts';
import { homeFaq } from '#web/texts/faq.ts';
import { ButtonLink, GoLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { MoonPieces } from '#web/ui/moon-pieces.tsx';
import { DayFields } from './day-fields.tsx';
import { ExpertCards } from './expert-cards.tsx';
import styles from './guidance-card.module.css';
import { HeroLede, HeroWords } from './hero.tsx';
import { HeroSky } from './hero-sky.tsx';
import { Plates } from './plates.tsx';
import { homeTexts } from './texts.ts';
import { Why } from './why.tsx';

const { title, text, ask } = homeTexts.guidance;

/** The free card of the services grid (§2), below a Moon. */
export const GuidanceCard = () => (
  <article className={classes('stack', styles.guidance)}>
    <svg className={classes('drawing', styles.moon)} viewBox="0 0 400 400" aria-hidden="true">
      <MoonPieces />
    </svg>
    <div className={styles.text}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
    <p className={styles.ask}>
      <GoLink to={paths.guidance}>{ask}</GoLink>
    </p>
  </article>
);

const { before, contact, after, ...faq } = homeTexts.faq;

/** The home page below its hero (§2). */
const Home = ({ drawings, extracts }: StaticProps) => (
  <>
    <Section id="consultations" {...homeTexts.consultations}>
      <div className={styles.offers}>
        <GuidanceCard />
        <Plates checkoutOf={checkoutOf} />
        {pack && (
          <div id={pack.key}>
            <Pack
              pack={pack}
              heading="h3"
              to={checkoutOf(pack.key)}
              leaves={paths.examples}
              extracts={extracts}
            />
          </div>
        )}
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
    <Closing title={homeTexts.closing.title} text={homeTexts.closing.text}>
      <ButtonLink to="#consultations">{homeTexts.closing.choose}</ButtonLink>
      <ButtonLink variant="line" to={paths.experts}>
        {homeTexts.closing.experts}
      </ButtonLink>
    </Closing>
  </>
);

export default {
  home: Home,
  'home-day': () => <DayFields />,
  'home-lede': HeroLede,
  'home-words': HeroWords,
  'home-sky': ({ drawings }) => (
    <HeroSky words={drawings} shapesOf={(id) => <use href={`/drawings/roue.svg#${id}`} />} />
  ),
} satisfies StaticParts;
