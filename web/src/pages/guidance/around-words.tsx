import { reportExamples } from '#domain/merchant/examples.ts';
import { guidanceAuthor } from '#domain/merchant/signers.ts';
import { guidanceWords } from '#domain/texts/signed-by.ts';
import { paths } from '#web/platform/paths.ts';
import { Signature } from '#web/ui/signature.tsx';
import { aroundTexts as texts } from './around-texts.ts';
import styles from './guidance.module.css';

/** Who wrote the words of the day, with the drawn signature. */
export const Author = () => (
  <div className={styles.why}>
    <h2>{texts.title}</h2>
    <p>{texts.text}</p>
    <p className="meta">{guidanceWords}</p>
    <Signature of={guidanceAuthor.name} />
  </div>
);

const ways = [
  [paths.freeSky, texts.freeSky] as const,
  [paths.services, texts.services] as const,
  ...(reportExamples.length > 0 ? [[paths.examples, texts.examples] as const] : []),
];

/** What else there is, after the guidance. */
export const Ways = () => (
  <section className={styles.details}>
    <header>
      <h2>{texts.more}</h2>
    </header>
    <dl>
      {ways.map(([to, { label, text }]) => (
        <div key={to}>
          <dt>
            <a className="alone" href={to}>
              {label}
            </a>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
