import { useState } from 'react';
import { type Change, changesBetween, traceOf } from '#domain/report/changes.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './newer.module.css';
import type { Former, Reading } from './opening.ts';
import { readingTexts as texts } from './texts.ts';

const changeText = (change: Change): string => {
  if (change.kind === 'changed') return texts.changed(change.passages);
  return change.kind === 'added' ? texts.added : texts.removed;
};

const ChangeList = ({ changes }: { changes: readonly Change[] }) =>
  changes.length === 0 ? (
    <p>{texts.sameText}</p>
  ) : (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.name}`}>
          {change.name} <small>{changeText(change)}</small>
        </li>
      ))}
    </ul>
  );

type NewerProps = { reading: Reading; onRead: () => void };

/** «Une version 2 est là depuis hier.»: beside the former version, or once above the new one. */
export const Newer = ({ reading: { page, newer, former }, onRead }: NewerProps) => {
  const [isOpen, setOpen] = useState(false);
  const before: Former | undefined = newer ? { version: page.version, trace: traceOf(page.report) } : former;
  if (!before) return null;
  const after = newer ?? page;
  return (
    <div className={styles.newer}>
      <Notice tone="info" title={texts.newer(after.version, after.delivered_at, new Date())}>
        <p className={styles.actions}>
          {newer && (
            <Button variant="line" size="small" onClick={onRead}>
              {texts.readNewer}
            </Button>
          )}
          <Button variant="line" size="small" onClick={() => setOpen(true)}>
            {texts.changes}
          </Button>
        </p>
      </Notice>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.changesTitle(before.version, after.version)}
      >
        <ChangeList changes={changesBetween(before.trace, traceOf(after.report))} />
        <p className={styles.actions}>
          <Button onClick={() => setOpen(false)}>{texts.close}</Button>
        </p>
      </Dialog>
    </div>
  );
};
