import type { AdminOrder } from '#domain/atelier.ts';
import { messageOf } from '#web/platform/errors.ts';
import { openInTab } from '#web/platform/open-tab.ts';
import { documentTexts as texts } from '#web/texts/papers.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './admin.module.css';
import { paperLink } from './api.ts';

/** The invoice of an order and its credit notes; each opens in a new tab. */
export function OrderPapers({ order }: { order: AdminOrder }) {
  const toast = useToast();
  const { id, number, papers = [] } = order;
  if (papers.length === 0) return null;
  const open = (paper: string) =>
    openInTab(() => paperLink(id, paper)).catch((error: unknown) =>
      toast({ title: texts.failed, text: messageOf(error, ''), tone: 'destructive' }),
    );
  return (
    <ul className={styles.papers} aria-label={`${texts.title}${texts.ofOrder(number)}`}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <Button variant="line" size="small" onClick={() => void open(paper.id)}>
            {texts.name(paper)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
