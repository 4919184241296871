import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { unsentTexts as texts } from './texts.ts';
import styles from './words.module.css';

/** What was typed while an expert took the consultation: it can be read and copied until the page is left. */
export function Unsent({ text, onLeave }: { text: string; onLeave: () => void }) {
  const toast = useToast();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', title: texts.copied });
    } catch {
      const shown = document.getElementById(id);
      if (shown) getSelection()?.selectAllChildren(shown);
      toast({ tone: 'info', title: texts.notCopied, text: texts.selected });
    }
  };
  return (
    <Notice tone="error" title={texts.title}>
      <p>{texts.detail}</p>
      <blockquote className={styles.quote} id={id}>
        {text}
      </blockquote>
      <p className={styles.ways}>
        <Button variant="line" size="small" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button variant="line" size="small" onClick={onLeave}>
          {texts.leave}
        </Button>
      </p>
    </Notice>
  );
}
