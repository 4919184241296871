import { cooperative } from '#domain/owner/cooperative.ts';
import { aboutTexts as texts } from '#web/texts/about.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { paths } from '../paths.ts';
import styles from './about.module.css';
import { Claims } from './claims.tsx';
import { PageHead } from './page-head.tsx';
import { Section } from './section.tsx';

const { steps, ...method } = texts.method;
const { entries, ...limits } = texts.limits;

/** Who writes, how, and what they leave to others (§2). */
export const About = () => (
  <>
    <PageHead title={texts.title} intro={texts.intro} emblem="pack-complet" />
    <Section {...texts.story}>
      <div className={styles.story}>
        {cooperative.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
    <Section {...method}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
    <Section {...limits}>
      <dl className={styles.limits}>
        {entries.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
    <Section {...texts.figures}>
      <Claims label={texts.figures.title} />
      <p className={styles.actions}>
        <ButtonLink to={paths.experts}>{texts.meetExperts}</ButtonLink>
        <ButtonLink variant="line" to={paths.services}>
          {texts.seeServices}
        </ButtonLink>
      </p>
    </Section>
  </>
);
