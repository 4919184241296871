import { useEffect, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './desk.module.css';
import pages from './pages.module.css';
import { SheetHead } from './phone-bar.tsx';
import type { ShownPage } from './preview.ts';
import type { Saving } from './saving.ts';
import { sectionAt, titleOf } from './sections.ts';
import { deskTexts, pagesTexts as texts } from './texts.ts';
import type { Preview } from './use-preview.ts';

/** Seconds since an instant, counted while they matter. */
const useSeconds = (since: number | undefined, isCounting: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return since === undefined ? 0 : Math.max(1, Math.round((now - since) / 1_000));
};

const Page = ({ shown }: { shown: ShownPage }) => (
  <img
    className={pages.page}
    src={`data:image/svg+xml,${encodeURIComponent(shown.svg)}`}
    alt={texts.image(shown.page)}
  />
);

const nameOf = (saving: Saving, section: string): string =>
  titleOf(sectionAt(saving, section) ?? { title: section, second: '' });

const Problems = ({ shown, saving }: { shown: ShownPage; saving: Saving }) => (
  <>
    {shown.signs.map(({ signs, section }) => (
      <p key={section ?? ''} className={pages.problem}>
        {texts.signs(signs, section === undefined ? texts.cover : nameOf(saving, section))}
      </p>
    ))}
    {shown.off.map((section) => (
      <p key={section} className={pages.problem}>
        {texts.off(nameOf(saving, section))}
      </p>
    ))}
    {shown.spills.map(({ section, lines }) => (
      <p key={section} className={pages.problem}>
        {texts.spill(lines, nameOf(saving, section))}
      </p>
    ))}
    {shown.missing.length > 0 && <p className={pages.problem}>{texts.missing(shown.missing.join(', '))}</p>}
  </>
);

type PagesPanelProps = { preview: Preview; saving: Saving; isSheet: boolean; onClose: () => void };

/** The very pages beside the text, as they will be delivered. */
export function PagesPanel({ preview, saving, isSheet, onClose }: PagesPanelProps) {
  const { shown, isFresh, failure, turn, again } = preview;
  const seconds = useSeconds(shown?.at, !isFresh);
  const state = () => {
    if (!shown) return texts.coming;
    return isFresh ? texts.fresh(shown.page, shown.pages) : texts.late(shown.page, seconds);
  };
  return (
    <aside
      className={classes(styles.side, pages.pages, isSheet && styles.sheet)}
      aria-label={texts.label}
      data-place="side"
      tabIndex={-1}
    >
      <SheetHead title={deskTexts.pages} onClose={onClose} />
      <div className={pages.head}>
        <p role="status">{state()}</p>
        <p>
          <button
            type="button"
            className={styles.link}
            disabled={!shown || shown.page <= 1}
            onClick={() => turn(-1)}
          >
            {texts.previous}
          </button>
          <button
            type="button"
            className={styles.link}
            disabled={!shown || shown.page >= shown.pages}
            onClick={() => turn(1)}
          >
            {texts.next}
          </button>
        </p>
      </div>
      {failure !== undefined && (
        <Notice tone="info" title={texts.failed}>
          {failure !== '' && <p>{failure}</p>}
          <button type="button" className={styles.link} onClick={again}>
            {texts.again}
          </button>
        </Notice>
      )}
      {shown && <Problems shown={shown} saving={saving} />}
      {shown && <Page shown={shown} />}
    </aside>
  );
}
