import type { ReportAddress } from '#web/platform/kept-reports.ts';
import { usePdf } from '../pdf-button.tsx';
import styles from './bar.module.css';
import { sizes } from './memory.ts';
import { pdfOf } from './pdf.ts';
import { readingTexts as texts } from './texts.ts';

const Icon = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);
const lines = 'M5 6H19M5 12H19M5 18H13';
const sheet = 'M6 3.6H15L18.6 7.2V20.4H6ZM9 11H15.6M9 14.6H15.6';

type BarProps = {
  address: ReportAddress;
  size: number;
  onSize: (size: number) => void;
  onContents: () => void;
};

/** At hand while one reads: contents, size of the text, the PDF. */
export const Bar = ({ address, size, onSize, onContents }: BarProps) => {
  const { isBusy, open } = usePdf(() => pdfOf(address));
  const step = (to: number) => () => {
    if (sizes[to] !== undefined) onSize(to);
  };
  return (
    <nav className={styles.bar} aria-label={texts.bar}>
      <button type="button" onClick={onContents}>
        <Icon d={lines} />
        {texts.contents}
      </button>
      <button
        type="button"
        aria-label={texts.smallerLong}
        aria-disabled={size === 0 || undefined}
        onClick={step(size - 1)}
      >
        {texts.smaller}
      </button>
      <button
        type="button"
        aria-label={texts.largerLong}
        aria-disabled={size === sizes.length - 1 || undefined}
        onClick={step(size + 1)}
      >
        {texts.larger}
      </button>
      <button type="button" aria-busy={isBusy || undefined} onClick={() => void open()}>
        <Icon d={sheet} />
        {texts.pdf}
      </button>
      <p className="sr" role="status">
        {size > 0 && texts.size(sizes[size] ?? 100)}
      </p>
    </nav>
  );
};
