import type { ReactNode } from 'react';
import { Lazily } from '#web/ui/lazily.tsx';
import styles from './dossier.module.css';
import { dossierTexts as texts } from './texts.ts';

/** The double ring and the axes stand at once. */
const Computing = () => (
  <div className={styles.waiting}>
    <svg viewBox="-400 -400 800 800" fill="none" aria-hidden="true">
      <path d="M-394 0A394 394 0 1 1 394 0A394 394 0 1 1-394 0M-380 0A380 380 0 1 1 380 0A380 380 0 1 1-380 0M-300 0H300M0-300V300" />
    </svg>
    <p role="status">{texts.computing}</p>
  </div>
);

type LazyChartProps<Module> = { load: () => Promise<Module>; children: (module: Module) => ReactNode };

/** A chart, whose engine comes when it is shown. */
export const LazyChart = <Module,>({ load, children }: LazyChartProps<Module>) => (
  <Lazily load={load} waiting={<Computing />} failed={texts.failed}>
    {children}
  </Lazily>
);
