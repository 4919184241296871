import { catalogue, type Discipline, shownDisciplines } from '#domain/catalogue.ts';
import {
  exampleFile,
  type ReportExample,
  type ReportExtract,
  reportExamples,
} from '#domain/merchant/examples.ts';
import { signedBy } from '#domain/texts/signed-by.ts';
import { Closing } from '#web/features/editorial/closing.tsx';
import { PageHead } from '#web/features/editorial/page-head.tsx';
import { paths } from '#web/platform/paths.ts';
import type { StaticParts, StaticProps } from '#web/shell/static-parts.ts';
import { folioOf } from '#web/texts/folio.ts';
import { accentOf } from '#web/ui/accent.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import plateHead from '#web/ui/plate-head.module.css';
import styles from './examples.module.css';
import { Leaves } from './leaves.tsx';
import { examplesTexts as texts } from './texts.ts';

const Example = ({ example }: { example: ReportExample }) => (
  <li>
    <h3>
      <a href={exampleFile(example)}>{example.title}</a>
    </h3>
    <p>{example.about}</p>
    <p className="meta">{texts.file(example.pages)}</p>
  </li>
);

type ReportsProps = { discipline: Discipline; folio: string; extracts: readonly ReportExtract[] };

const Reports = ({ discipline, folio, extracts }: ReportsProps) => {
  const { name, pages } = catalogue[discipline];
  return (
    <section id={discipline} className={`${styles.discipline} ${accentOf(discipline)}`}>
      <div>
        <p className={plateHead.folio}>{folio}</p>
        <EmblemPlate service={discipline} className={styles.emblem} />
      </div>
      <div>
        <h2>{name}</h2>
        {pages && <p className="meta">{texts.promised(pages, signedBy(discipline))}</p>}
        {extracts
          .filter((extract) => extract.discipline === discipline)
          .map((extract) => (
            <Leaves key={extract.id} extract={extract} />
          ))}
        <ul className={styles.reports}>
          {reportExamples
            .filter((example) => example.discipline === discipline)
            .map((example) => (
              <Example key={example.id} example={example} />
            ))}
        </ul>
      </div>
    </section>
  );
};

/** Finished reports beside the page that the home page shows. */
const Examples = ({ extracts }: Pick<StaticProps, 'extracts'>) => (
  <>
    <PageHead title={texts.title} intro={texts.intro} />
    <div className={`wrap ${styles.examples}`}>
      {shownDisciplines
        .filter((discipline) => catalogue[discipline].hasExamples)
        .map((discipline, place) => (
          <Reports key={discipline} discipline={discipline} folio={folioOf(place)} extracts={extracts} />
        ))}
    </div>
    <Closing title={texts.closing.title} text={texts.closing.text}>
      <ButtonLink to={paths.services}>{texts.closing.services}</ButtonLink>
      <ButtonLink variant="line" to={paths.freeSky}>
        {texts.closing.sky}
      </ButtonLink>
    </Closing>
  </>
);

export default { exemples: Examples } satisfies StaticParts;
