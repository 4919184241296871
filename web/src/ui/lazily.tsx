import { Component, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './dossier.module.css';
import { dossierTexts as texts } from './texts.ts';

/** The engine comes when the chart is shown, and again when somebody asks after a failure. */
const useModule = <Module,>(load: () => Promise<Module>) => {
  const [loaded, setLoaded] = useState<Module>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    let isGone = false;
    load().then(
      // In a function, because React would call a module that is one.
      (module) => isGone || setLoaded(() => module),
      () => isGone || setFailed(tries),
    );
    return () => {
      isGone = true;
    };
  }, [load, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  return { loaded, hasFailed: !loaded && failed === tries, again, tries };
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

const Failed = ({ text, onAgain }: { text: string; onAgain: () => void }) => (
  <div className={styles.waiting}>
    <p role="status">{text}</p>
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

type LazilyProps<Module> = {
  load: () => Promise<Module>;
  /** Shown while it loads: a chart, unless told. */
  waiting?: ReactNode;
  /** Said when it fails. */
  failed?: string;
  children: (module: Module) => ReactNode;
};

/** What loads when it is shown, as the engine of the charts: while it loads, when it fails, and the view itself. */
export const Lazily = <Module,>(props: LazilyProps<Module>) => {
  const { load, waiting = <Computing />, failed = texts.failed, children } = props;
  const { loaded, hasFailed, again, tries } = useModule(load);
  const failure = <Failed text={failed} onAgain={again} />;
  if (hasFailed) return failure;
  if (!loaded) return waiting;
  return (
    <Guard key={tries} fallback={failure}>
      {children(loaded)}
    </Guard>
  );
};
