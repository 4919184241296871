import { packMeetings } from '#content/details.ts';
import { serviceSummaries } from '#content/summaries.ts';
import { signers } from '#content/writers.ts';
import {
  catalogue,
  type PaidKey,
  type PaidService,
  pagesOfParts,
  savingsOf,
  separatePrice,
} from '#domain/catalogue.ts';
import type { ReportExtract } from '#domain/merchant/examples.ts';
import { perks } from '#domain/merchant/perks.ts';
import { formatPrice } from '#domain/money.ts';
import { signedBy } from '#domain/texts/signed-by.ts';
import { fr } from '#domain/texts/typography.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink, GoLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import { Price } from '#web/ui/price.tsx';
import { Signature } from '#web/ui/signature.tsx';
import availability from './availability.module.css';
import { availabilityPlace, duePlace } from './availability-place.ts';
import { delayOf, formatOf } from './facts.ts';
import styles from './pack.module.css';
import { type Told, catalogueTexts as texts } from './texts.ts';

type Contained = { pack: PaidService; extracts: readonly ReportExtract[] };

/** The examples of what the pack contains. */
const extractsOf = ({ pack, extracts }: Contained): ReportExtract[] =>
  extracts.filter(({ discipline }) => pack.parts.includes(discipline));

/** Of examples about one person; of others nothing is said together. */
const toldOf = (extracts: readonly ReportExtract[]): Told | undefined => {
  const [first, ...others] = extracts;
  const isOne = others.length > 0 && others.every(({ firstName }) => firstName === first?.firstName);
  if (!first || !isOne) return undefined;
  const pages = extracts.reduce((sum, extract) => sum + extract.pages, 0);
  return { firstName: first.firstName, reports: extracts.length, pages };
};

/** What the owner writes of the examples of a pack; '' where nothing is written. */
const meetings: Readonly<Partial<Record<PaidKey, string>>> = packMeetings;

/** What the pack consists of: each report with its pages and its signature. */
const PackReports = (contained: Contained) => {
  const { pack } = contained;
  const births = pack.parts.filter((key) => catalogue[key].needsBirthInfo).length;
  return (
    <div>
      <p>{texts.reports}</p>
      <ul className={styles.rows}>
        {pack.parts.map((key) => {
          const { name, pages } = catalogue[key];
          return (
            <li key={key} className={accentOf(key)}>
              <b>{name}</b>
              {pages && <p>{texts.reportPages(pages.min, pages.max)}</p>}
              <p>{signedBy(key)}</p>
              <span className={styles.signed}>
                {signers[key].map((name) => (
                  <Signature key={name} of={name} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="meta">
        {texts.lengths(pagesOfParts(pack), toldOf(extractsOf(contained)))}{' '}
        {births > 1 && texts.oneBirth(births)}
      </p>
    </div>
  );
};

type PackProps = {
  pack: PaidService;
  to: string;
  /** Leads to pages of the examples. */
  leaves: string;
  extracts: readonly ReportExtract[];
  heading: 'h2' | 'h3';
  /** With its badge, and what its examples say together. */
  isWhole?: boolean;
};

const PriceLine = ({ pack }: Pick<PackProps, 'pack'>) => (
  <p className={styles.price}>
    <span className={styles.amount}>
      <Price cents={pack.price} whole />
    </span>
    <span>{texts.insteadOf(fr(formatPrice(separatePrice(pack))))}</span>
    <span>{texts.less(fr(formatPrice(savingsOf(pack))))}</span>
  </p>
);

const Perks = () => (
  <div>
    <p>{texts.perks}</p>
    <dl className={styles.rows}>
      {perks.map(({ text, line }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{line}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** A sentence from each of the examples about one birth, and what they say together. */
const Meeting = (contained: Contained) => {
  const extracts = extractsOf(contained);
  const told = toldOf(extracts);
  if (!told) return null;
  return (
    <div className={styles.meeting}>
      <p>{texts.meeting.intro(told)}</p>
      <ul className={styles.rows}>
        {extracts.map(({ id, discipline, author, quote }) => (
          <li key={id} className={accentOf(discipline)}>
            <b>{catalogue[discipline].name}</b>
            <p>
              <em>{texts.meeting.quote(quote.join(' '))}</em>
            </p>
            <p>{signedBy(discipline, author)}</p>
          </li>
        ))}
      </ul>
      <h3>{texts.meeting.title}</h3>
      <p>{meetings[contained.pack.key] || texts.meeting.together}</p>
    </div>
  );
};

/** The pack in its frame: night on a page of the day, an ivory sheet at night. */
export const Pack = ({ pack, to, leaves, extracts, heading: Heading, isWhole = false }: PackProps) => (
  <article className={classes(styles.pack, 'night', accentOf(pack.key))}>
    <EmblemPlate service={pack.key} className={styles.emblem} />
    <div>
      {isWhole && (
        <p className={styles.badge}>
          <Badge tone="gilt">{texts.premium}</Badge>
        </p>
      )}
      <Heading className={styles.title}>{pack.name}</Heading>
      <PriceLine pack={pack} />
      <p>{serviceSummaries[pack.key]}</p>
      <p className="meta">
        {formatOf(pack)}. {texts.withYou} <span {...duePlace(pack.key)}>{delayOf(pack)}</span>
      </p>
      <p className={availability.line} {...availabilityPlace(pack.key)} />
      <ButtonLink to={to} className={styles.choose}>
        {texts.choosePack}
      </ButtonLink>
      <GoLink to={leaves}>{texts.leaf}</GoLink>
    </div>
    <PackReports pack={pack} extracts={extracts} />
    <Perks />
    {isWhole && <Meeting pack={pack} extracts={extracts} />}
  </article>
);
