import type { StaticParts } from '#web/shell/static-parts.ts';
import styles from './authenticite.module.css';
import { CheckForm } from './check-form.tsx';
import { colophonTexts as texts } from './colophon-texts.ts';
import { Seal } from './seal.tsx';

/** No report has this code: the part before the last group is the shop's name. */
const sample = 'LQSXLQSXLQSX7K4M';

const Colophon = () => (
  <figure className={styles.colophon}>
    <div className={styles.paper}>
      <p className={styles.run}>{texts.colophon}</p>
      {texts.colophonLines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Seal code={sample} label={texts.sample} />
      <p className={styles.code}>{sample.match(/.{4}/g)?.join('\u00a0')}</p>
    </div>
    <figcaption className="meta">{texts.whereText}</figcaption>
  </figure>
);

export default {
  'authenticite-form': () => <CheckForm />,
  'authenticite-colophon': () => <Colophon />,
} satisfies StaticParts;
