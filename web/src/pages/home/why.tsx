import { experts } from '#domain/merchant/experts.ts';
import { Claims } from '#web/features/editorial/claims.tsx';
import { Section } from '#web/features/editorial/section.tsx';
import { paths } from '#web/platform/paths.ts';
import { accentOf } from '#web/ui/accent.ts';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import { homeTexts } from './texts.ts';
import styles from './why.module.css';

const { facts, claims, ...head } = homeTexts.why;
const { sample } = homeTexts;
const author = experts.find(({ discipline }) => discipline === 'astrologie-occidentale');

/** A sample page of a report, white like paper in the night theme too. */
const SamplePage = () => (
  <figure className={styles.example}>
    <div className={`${styles.sheet} ${accentOf('astrologie-occidentale')}`}>
      <p className={styles.head}>
        <span>{sample.reader}</span>
        <span>{author?.name}</span>
      </p>
      <h3>{sample.title}</h3>
      <EmblemPlate service="astrologie-occidentale" className={styles.emblem} />
      {sample.paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
    </div>
    <figcaption>
      {sample.caption}{' '}
      <a className="alone" href={paths.examples}>
        {sample.more}
      </a>
    </figcaption>
  </figure>
);

/** §2 «why-choose-us». */
export const Why = () => (
  <Section {...head}>
    <div className={styles.why}>
      <SamplePage />
      <dl className={styles.facts}>
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
    <Claims label={claims} />
  </Section>
);
