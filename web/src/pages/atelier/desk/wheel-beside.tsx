import { useState, useSyncExternalStore } from 'react';
import { catalogue, hasChart, type PaidKey } from '#domain/catalogue.ts';
import { LazyChart } from '#web/features/dossier/lazy-chart.tsx';
import { readItem, removeItem, wheelKey, writeItem } from '#web/platform/browser-storage.ts';
import { classes } from '#web/ui/classes.ts';
import { wheelTexts as texts } from './beside-texts.ts';
import type { Dossier } from './dossier.ts';
import type { KnownDossier } from './use-dossier.ts';
import type { WheelProps } from './wheel.tsx';
import styles from './wheel-beside.module.css';

/** Where the chart has a place beside text and panel. */
const room = '(width >= 75rem)';

const follow = (tell: () => void) => {
  const query = matchMedia(room);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};
const useRoom = (): boolean => useSyncExternalStore(follow, () => matchMedia(room).matches);

type Beside = Omit<WheelProps, 'dossier'>;

const load = () => import('./wheel.tsx');

/** The drawing comes after the text can be written. */
const LazyWheel = (props: WheelProps) => (
  <LazyChart load={load}>{({ Wheel }) => <Wheel {...props} />}</LazyChart>
);

/** The chart above the panels, which stays while they change. The device remembers that it is folded. */
function WheelBeside({
  dossier,
  isTall,
  ...rest
}: Beside & { dossier: Dossier | undefined; isTall: boolean }) {
  const [isFolded, setFolded] = useState(() => readItem(wheelKey) !== null);
  const fold = () => {
    if (isFolded) removeItem(wheelKey);
    else writeItem(wheelKey, 'oui');
    setFolded(!isFolded);
  };
  return (
    <section className={styles.beside} aria-label={texts.title}>
      <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={fold}>
        {isFolded ? texts.unfold : texts.fold}
      </button>
      {!isFolded && (
        <div className={classes(styles.place, isTall && styles.tallPlace)}>
          {dossier && <LazyWheel dossier={dossier} {...rest} />}
        </div>
      )}
    </section>
  );
}

/** The chart above the panels, or in that of the dossier where the window has no room for it. */
export const useWheel = (service: PaidKey, known: KnownDossier, beside: Beside) => {
  const hasRoom = useRoom();
  const dossier = known.kind === 'known' ? known.dossier : undefined;
  const isDrawn = dossier ? dossier.figures.length > 0 : known.kind === 'computing' && hasChart(service);
  if (!isDrawn) return {};
  const isTall = catalogue[service].chart === 'design';
  if (hasRoom) return { above: <WheelBeside dossier={dossier} isTall={isTall} {...beside} /> };
  return { inside: dossier && <LazyWheel dossier={dossier} {...beside} /> };
};
