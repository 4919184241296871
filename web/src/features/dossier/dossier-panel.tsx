import { hasChart } from '#domain/catalogue.ts';
import { birthLines } from '#domain/texts/birth-lines.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './dossier.module.css';
import type { DossierProps } from './dossier-view.tsx';
import { LazyChart } from './lazy-chart.tsx';
import { dossierTexts as texts } from './texts.ts';

const load = () => import('./dossier-view.tsx');
type Loader = () => Promise<Pick<Awaited<ReturnType<typeof load>>, 'DossierView'>>;

/** The birth in one line: it stays readable whatever becomes of the chart. */
const BirthLine = ({ person }: Pick<DossierProps, 'person'>) => {
  if (person.birthDate === '') return null;
  const { date, hour, place, instant, remarks } = birthLines(person);
  return (
    <p className={styles.birth}>
      {[date, hour, place, instant, ...remarks]
        .filter((part) => part !== undefined && part !== '')
        .map((part) => (
          <span key={part}>{part}</span>
        ))}
    </p>
  );
};

/** The dossier of a part; its engine is loaded when it is shown. */
export const DossierPanel = ({ loader = load, ...props }: DossierProps & { loader?: Loader }) => (
  <section className={classes(styles.dossier)} aria-label={texts.title}>
    <BirthLine person={props.person} />
    {hasChart(props.service) ? (
      <LazyChart load={loader}>{({ DossierView }) => <DossierView {...props} />}</LazyChart>
    ) : (
      <p className={styles.unread}>{texts.chartless}</p>
    )}
  </section>
);
