import { Claims } from '#web/features/editorial/claims.tsx';
import { Section } from '#web/features/editorial/section.tsx';
import { paths } from '#web/platform/paths.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Signature } from '#web/ui/signature.tsx';
import type { Example } from '../../../drawings/example.ts';
import { homeTexts } from './texts.ts';
import styles from './why.module.css';

const { facts, claims, ...head } = homeTexts.why;
const { sample } = homeTexts;

type SampleProps = { example: Example };

/** Where the thread comes in at the left of the chart, whose half side is 400 (`why.module.css`). */
const entry = 'M-424 240';

/** The chart, and the end of the thread at the degree. */
const Chart = ({ example: { degree, firstName } }: SampleProps) => {
  const [x, y] = degree;
  return (
    <div className={styles.chart}>
      <img
        src="/drawings/exemple.svg"
        alt={sample.wheel(firstName)}
        width="400"
        height="400"
        fetchPriority="low"
      />
      <svg viewBox="-400 -400 800 800" overflow="visible" aria-hidden="true">
        <path
          d={`${entry}L${x} ${y}`}
          stroke="var(--gilt)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <circle cx={x} cy={y} r="9" fill="var(--gilt)" />
      </svg>
    </div>
  );
};

/** A sentence of a report, white like paper in the night theme too, and a thread from its words to the chart. */
const Sample = ({ example }: SampleProps) => {
  const [before, named, after] = example.sentence;
  return (
    <figure className={styles.example}>
      <div className={`${styles.sheet} ${accentOf(example.service)}`}>
        <p className={styles.head}>
          <span>{example.reader}</span>
          <span>{example.author}</span>
        </p>
        <div className={styles.words}>
          <h3>{example.title}</h3>
          <p className={styles.sentence}>
            <span>{before}</span>
            <b>{named}</b>
            <span>{after}</span>
          </p>
          <p className="meta">
            {example.proof}, {example.more}
          </p>
          <Signature of={example.author} />
        </div>
        <Chart example={example} />
        <i className={styles.thread} />
      </div>
      <figcaption>
        {sample.caption}{' '}
        <a className="alone" href={paths.examples}>
          {sample.more}
        </a>
      </figcaption>
    </figure>
  );
};

/** §2 «why-choose-us». */
export const Why = ({ example }: { example: Example | undefined }) => (
  <Section {...head}>
    {example && <Sample example={example} />}
    <dl className={styles.facts}>
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <Claims label={claims} />
  </Section>
);
