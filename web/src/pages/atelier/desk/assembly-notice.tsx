import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './assembly.module.css';
import { assemblyTexts as texts } from './assembly-texts.ts';
import type { Assembly } from './use-assembly.ts';

/** What was inserted into the report, with the way back. Its place takes the focus of what disappears. */
export function AssemblyNotice({ assembly: { done, undo, forget } }: { assembly: Assembly }) {
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) place.current?.focus();
  }, [done]);
  const takeBack = () => {
    const kept = undo();
    place.current?.focus();
    toast({ tone: 'info', title: texts.undone, ...(kept > 0 && { text: texts.kept(kept) }) });
  };
  return (
    <div ref={place} className={done && styles.done} tabIndex={-1}>
      {done && (
        <Notice
          tone="success"
          title={texts.assembled(done.passages, done.changes.length)}
          onDismiss={() => {
            forget();
            place.current?.focus();
          }}
        >
          <p>
            <Button variant="line" size="small" onClick={takeBack}>
              {texts.undo}
            </Button>
          </p>
        </Notice>
      )}
    </div>
  );
}
