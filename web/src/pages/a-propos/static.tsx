import { cooperative } from '#content/story.ts';
import { pack } from '#domain/the-pack.ts';
import { Claims, shownClaims } from '#web/features/editorial/claims.tsx';
import { PageHead } from '#web/features/editorial/page-head.tsx';
import { Section } from '#web/features/editorial/section.tsx';
import { paths } from '#web/platform/paths.ts';
import type { StaticParts } from '#web/shell/static-parts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './about.module.css';
import { aboutTexts as texts } from './texts.ts';

const { steps, ...method } = texts.method;
const { entries, ...limits } = texts.limits;

const Actions = () => (
  <p className={styles.actions}>
    <ButtonLink to={paths.experts}>{texts.meetExperts}</ButtonLink>
    <ButtonLink variant="line" to={paths.services}>
      {texts.seeServices}
    </ButtonLink>
  </p>
);

/** The experts, their method, and what they do not offer (§2). */
const About = () => (
  <>
    <PageHead title={texts.title} intro={texts.intro} emblem={pack?.key} />
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
          <li key={title} className="stack">
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
    {shownClaims.length > 0 ? (
      <Section {...texts.figures}>
        <Claims label={texts.figures.title} />
        <Actions />
      </Section>
    ) : (
      <Actions />
    )}
  </>
);

export default { 'a-propos': About } satisfies StaticParts;
