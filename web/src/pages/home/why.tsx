import { Fragment } from 'react';
import { Claims } from '#web/features/editorial/claims.tsx';
import { Section } from '#web/features/editorial/section.tsx';
import { paths } from '#web/platform/paths.ts';
import { accentOf } from '#web/ui/accent.ts';
import disclosure from '#web/ui/disclosure.module.css';
import type { Example } from '../../../drawings/example.ts';
import { homeTexts } from './texts.ts';
import styles from './why.module.css';

const { facts, claims, ...head } = homeTexts.why;
const { sample } = homeTexts;

type SampleProps = { example: Example };

/** The chart, and above it, hidden, what each paragraph lights in it. */
const Chart = ({ example: { paragraphs, firstName } }: SampleProps) => (
  <div className={styles.chart}>
    {['', ...paragraphs].map((_, index) => (
      <img
        key={index === 0 ? 'chart' : `lit ${index}`}
        src={`/drawings/exemple-${index}.svg`}
        alt={index === 0 ? sample.wheel(firstName) : ''}
        width="400"
        height="400"
        fetchPriority="low"
      />
    ))}
  </div>
);

/** A sample page of a report, white like paper in the night theme too; a touched placement lights in its chart. */
const SamplePage = ({ example }: SampleProps) => (
  <figure className={styles.example}>
    <div className={`${styles.sheet} ${accentOf(example.service)}`}>
      <p className={styles.head}>
        <span>{example.reader}</span>
        <span>{example.author}</span>
      </p>
      <h3>{example.title}</h3>
      <Chart example={example} />
      {example.paragraphs.map(({ text, proof, more }) => (
        <Fragment key={proof}>
          <p className={styles.text}>{text}</p>
          <details name="preuve" className={`meta ${disclosure.disclosure}`}>
            <summary>{proof}</summary>
            <p>{more}</p>
          </details>
        </Fragment>
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
export const Why = ({ example }: { example: Example | undefined }) => (
  <Section {...head}>
    <div className={styles.why}>
      {example && <SamplePage example={example} />}
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
