import { useId } from 'react';
import { type Order, orderNumber } from '#domain/order.ts';
import { noticeTexts, personNotice } from '#domain/texts/person-notice.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import { useToast } from '#web/ui/toast.tsx';
import { noticeCopyTexts as texts } from './order-texts.ts';
import panel from './panel.module.css';
import styles from './person-notice.module.css';

/** Selects the text, so that a browser that refuses to copy leaves one key to press. */
const select = (id: string): void => {
  const text = document.getElementById(id);
  if (text) getSelection()?.selectAllChildren(text);
};

/** What the buyer hands on to the person studied; nothing in an order for the buyer. */
export function PersonNotice({ order: { id, customer_info: buyer } }: { order: Order }) {
  const toast = useToast();
  const textId = useId();
  const { person } = buyer;
  if (!person) return null;
  const paragraphs = personNotice({ person, buyer, orderNumber: orderNumber(id) });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(paragraphs.join('\n\n'));
      toast({ title: texts.copied, tone: 'success' });
    } catch {
      select(textId);
      toast({ title: texts.notCopied, text: texts.selected, tone: 'info' });
    }
  };
  return (
    <details className={classes(disclosure.disclosure, panel.panel)}>
      <summary>{noticeTexts.title(person)}</summary>
      <div className={styles.notice}>
        <p className="meta">{noticeTexts.why(person)}</p>
        <div id={textId} className={styles.text}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Button variant="line" size="small" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </details>
  );
}
