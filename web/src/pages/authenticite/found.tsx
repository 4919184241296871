import { nameOf } from '#domain/catalogue.ts';
import type { Authenticity } from '#domain/wire/authenticity.ts';
import { paths } from '#web/platform/paths.ts';
import { accentOf } from '#web/ui/accent.ts';
import { GoLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Sign } from '#web/ui/sign.tsx';
import styles from './authenticite.module.css';
import { foundTexts as texts } from './found-texts.ts';
import { ResultTitle } from './result-title.tsx';
import { Seal } from './seal.tsx';
import { authenticityTexts } from './texts.ts';
import type { Chosen } from './use-check.ts';

const versionText = ({ version, state, newest }: Authenticity): string => {
  if (newest) return texts.replacedBy(version, newest.day, newest.version);
  return state === 'valid' ? texts.newest(version) : String(version);
};

const Facts = ({ found }: { found: Authenticity }) => (
  <dl className={styles.facts}>
    <div>
      <dt>{texts.service}</dt>
      <dd>{nameOf(found.service)}</dd>
    </div>
    <div>
      <dt>{texts.day}</dt>
      <dd>{texts.dayOf(found.day)}</dd>
    </div>
    <div>
      <dt>{texts.version}</dt>
      <dd>{versionText(found)}</dd>
    </div>
  </dl>
);

const comparisonOf = ({ sha256 }: Authenticity, { name, hash }: Chosen) => {
  if (sha256.length === 0) return { sign: 'info', text: texts.gone(name) } as const;
  return hash !== undefined && sha256.includes(hash)
    ? ({ sign: 'success', text: texts.same(name) } as const)
    : ({ sign: 'info', text: texts.other(name) } as const);
};

const Comparison = ({ found, chosen }: { found: Authenticity; chosen: Chosen }) => {
  const { sign, text } = comparisonOf(found, chosen);
  return (
    <p className={styles.comparison} role="status">
      <Sign name={sign} />
      <span>{text}</span>
    </p>
  );
};

const signs = { valid: 'success', replaced: 'info', withdrawn: 'close' } as const;

type FoundProps = { code: string; found: Authenticity; chosen: Chosen | undefined };

/** What the shop says of a known code. */
export const Found = ({ code, found, chosen }: FoundProps) => (
  <section className={classes(styles.result, accentOf(found.service))} aria-label={authenticityTexts.result}>
    <figure>
      <Seal code={code} label={texts.sealed} />
      <figcaption className="meta">{texts.seal}</figcaption>
    </figure>
    <div>
      <p className={classes(styles.state, found.state !== 'valid' && styles.past)}>
        <Sign name={signs[found.state]} />
        {texts.states[found.state]}
      </p>
      <ResultTitle>{texts.titles[found.state]}</ResultTitle>
      <Facts found={found} />
      {chosen?.hash !== undefined && <Comparison found={found} chosen={chosen} />}
      {found.state === 'valid' && <p className="meta">{texts.unnamed}</p>}
      {found.state === 'withdrawn' && <p>{texts.withdrawn}</p>}
      {found.state === 'replaced' && (
        <>
          <p>{texts.current}</p>
          <GoLink to={paths.account}>{texts.account}</GoLink>
        </>
      )}
    </div>
  </section>
);
