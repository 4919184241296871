import { Component, type ReactNode, useCallback, useEffect, useState } from 'react';
import { birthLines } from '#domain/texts/birth-lines.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './dossier.module.css';
import type { DossierProps } from './dossier-view.tsx';
import { dossierTexts as texts } from './texts.ts';

const load = () => import('./dossier-view.tsx');
type Loader = () => Promise<Pick<Awaited<ReturnType<typeof load>>, 'DossierView'>>;

/** The engine comes when the dossier is opened, and again when somebody asks after a failure. */
const useView = (loader: Loader) => {
  const [view, setView] = useState<Awaited<ReturnType<Loader>>>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    let isGone = false;
    loader().then(
      (module) => isGone || setView(module),
      () => isGone || setFailed(tries),
    );
    return () => {
      isGone = true;
    };
  }, [loader, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  return { View: view?.DossierView, hasFailed: !view && failed === tries, again, tries };
};

/** A chart that cannot be computed must not take the page with it. */
class Guard extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

const Failed = ({ onAgain }: { onAgain: () => void }) => (
  <div className={styles.waiting}>
    <p role="status">{texts.failed}</p>
    <Button variant="line" size="small" onClick={onAgain}>
      {texts.again}
    </Button>
  </div>
);

/** The double ring and the axes stand at once. */
const Computing = () => (
  <div className={styles.waiting}>
    <svg viewBox="-400 -400 800 800" fill="none" aria-hidden="true">
      <path d="M-394 0A394 394 0 1 1 394 0A394 394 0 1 1-394 0M-380 0A380 380 0 1 1 380 0A380 380 0 1 1-380 0M-300 0H300M0-300V300" />
    </svg>
    <p role="status">{texts.computing}</p>
  </div>
);

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
export const DossierPanel = ({ loader = load, ...props }: DossierProps & { loader?: Loader }) => {
  const { View, hasFailed, again, tries } = useView(loader);
  return (
    <section className={classes(styles.dossier)} aria-label={texts.title}>
      <BirthLine person={props.person} />
      {!View && !hasFailed && <Computing />}
      {hasFailed && <Failed onAgain={again} />}
      {View && (
        <Guard key={tries} fallback={<Failed onAgain={again} />}>
          <View {...props} />
        </Guard>
      )}
    </section>
  );
};
