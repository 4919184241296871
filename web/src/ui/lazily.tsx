import { Component, type ReactNode, useCallback, useEffect, useState } from 'react';
import { lazilyTexts as texts } from '#web/texts/lazily.ts';
import { Button } from './button.tsx';
import styles from './lazily.module.css';

/** A script comes when its part is shown, and again when somebody asks after a failure. */
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

/** A part that cannot be drawn must not take the page with it. */
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
  <div className={styles.failed}>
    <p role="status">{text}</p>
    <Button variant="line" size="small" onClick={onAgain}>
      {texts.again}
    </Button>
  </div>
);

type LazilyProps<Module> = {
  load: () => Promise<Module>;
  /** Shown while it loads; `null` keeps the place empty. */
  waiting: ReactNode;
  /** Said when it fails. */
  failed: string;
  children: (module: Module) => ReactNode;
};

/** What loads when it is shown: while it loads, when it fails, and the view itself. */
export const Lazily = <Module,>({ load, waiting, failed, children }: LazilyProps<Module>) => {
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
