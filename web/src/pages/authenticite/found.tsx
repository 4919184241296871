import { nameOf } from '#domain/catalogue.ts';
import type { CodeState } from '#domain/report/code.ts';
import type { Writing } from '#domain/report/writing.ts';
import { writingTexts } from '#domain/texts/writing.ts';
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

type Verdict = 'code' | 'same' | 'changed';

/** A file that is still read, or whose original was erased, leaves what the code says alone. */
const verdictOf = ({ sha256 }: Authenticity, chosen: Chosen | undefined): Verdict => {
  if (chosen?.hash === undefined || sha256.length === 0) return 'code';
  return sha256.includes(chosen.hash) ? 'same' : 'changed';
};

const titleOf = (verdict: Verdict, state: CodeState): string => {
  if (verdict === 'changed') return texts.changedTitle;
  return (verdict === 'same' ? texts.fileTitles : texts.codeTitles)[state];
};

type JudgedProps = { found: Authenticity; verdict: Verdict };

const Facts = ({ found, verdict }: JudgedProps) => (
  <dl className={styles.facts}>
    {verdict === 'changed' && (
      <div>
        <dt>{texts.state}</dt>
        <dd>{texts.states[found.state]}</dd>
      </div>
    )}
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

const comparisons = {
  code: { sign: 'info', text: texts.gone },
  same: { sign: 'success', text: texts.same },
  changed: { sign: 'error', text: texts.other },
} as const;

const Comparison = ({ verdict, name }: { verdict: Verdict; name: string }) => {
  const { sign, text } = comparisons[verdict];
  return (
    <p className={styles.comparison} role="status">
      <Sign name={sign} />
      <span>{text(name)}</span>
    </p>
  );
};

const signs = { valid: 'success', replaced: 'info', withdrawn: 'close' } as const;

/** Green only for the delivered file itself. */
const State = ({ found: { state }, verdict }: JudgedProps) => {
  if (verdict === 'changed')
    return (
      <p className={classes(styles.state, styles.changed)}>
        <Sign name="error" />
        <span>{texts.changed}</span>
      </p>
    );
  const isProven = verdict === 'same' && state === 'valid';
  return (
    <p className={classes(styles.state, isProven && styles.proven, state !== 'valid' && styles.past)}>
      <Sign name={verdict === 'code' && state === 'valid' ? 'info' : signs[state]} />
      <span>{texts.states[state]}</span>
    </p>
  );
};

/** What the code's owner and state add. */
const Notes = ({ found, verdict }: JudgedProps) => (
  <>
    {found.state === 'valid' && <p className="meta">{texts.unnamed}</p>}
    {found.state === 'withdrawn' && <p>{texts.withdrawn}</p>}
    {found.state === 'replaced' && (
      <>
        {verdict !== 'changed' && <p>{texts.current}</p>}
        <GoLink to={paths.account}>{texts.account}</GoLink>
      </>
    )}
  </>
);

/** How the report was written, as its expert shows it: what was measured, what is declared, and what nobody keeps. */
const Written = ({ writing }: { writing: Writing }) => {
  const { words, dates, signed, by } = writing;
  return (
    <section className={styles.writing} aria-labelledby="written">
      <h3 id="written">{texts.written}</h3>
      <p>{writingTexts.sentence(writing)}</p>
      <dl className={styles.facts}>
        {words && (
          <div>
            <dt>{texts.measured}</dt>
            <dd>{writingTexts.measured(words)}</dd>
          </div>
        )}
        {dates && (
          <div>
            <dt>{texts.dates}</dt>
            <dd>{texts.datesOf(writingTexts.datesOf(dates))}</dd>
          </div>
        )}
        {signed && (
          <div>
            <dt>{texts.declared(by)}</dt>
            <dd>{texts.declaredOf}</dd>
          </div>
        )}
        <div>
          <dt>{texts.notKept}</dt>
          <dd>{texts.notKeptOf}</dd>
        </div>
      </dl>
    </section>
  );
};

type FoundProps = { code: string; found: Authenticity; chosen: Chosen | undefined };

/** What the shop says of a known code, and first of a file beside it. */
export const Found = ({ code, found, chosen }: FoundProps) => {
  const verdict = verdictOf(found, chosen);
  const judged = { found, verdict };
  return (
    <section
      className={classes(styles.result, accentOf(found.service))}
      aria-label={authenticityTexts.result}
    >
      {/* A changed file may carry the same seal, which would seem to confirm it. */}
      {verdict !== 'changed' && (
        <figure>
          <Seal code={code} label={texts.sealed} />
          <figcaption className="meta">{texts.seal}</figcaption>
        </figure>
      )}
      <div>
        {/* A new state is a new element, which a translating browser reads. */}
        <State key={`${verdict} ${found.state}`} {...judged} />
        <ResultTitle key={verdict}>{titleOf(verdict, found.state)}</ResultTitle>
        {chosen?.hash !== undefined && <Comparison verdict={verdict} name={chosen.name} />}
        {verdict === 'code' && !chosen && <p>{texts.codeAlone}</p>}
        {verdict === 'changed' && <p>{texts.changedFacts}</p>}
        <Facts {...judged} />
        {found.writing && verdict !== 'changed' && <Written writing={found.writing} />}
        <Notes {...judged} />
      </div>
    </section>
  );
};
