import { type Order, orderNumber } from '#domain/order.ts';
import { documentTexts as texts } from '#web/texts/papers.ts';
import { paperLink } from './api.ts';
import styles from './order.module.css';
import { PdfButton } from './pdf-button.tsx';

/** The invoice of an order and the credit notes of its refunds. */
export function Documents({ order }: { order: Order }) {
  const { papers = [] } = order;
  const heading = `documents-${orderNumber(order.id)}`;
  if (papers.length === 0) return null;
  return (
    <section className={styles.documents} aria-labelledby={heading}>
      <h3 id={heading}>
        {texts.title}
        <span className="sr">{texts.ofOrder(orderNumber(order.id))}</span>
      </h3>
      <ul>
        {papers.map((paper) => (
          <li key={paper.id}>
            <span>
              {texts.name(paper)} <small>{texts.issued(paper)}</small>
            </span>
            <PdfButton
              label={texts.open}
              what={texts.name(paper)}
              addressOf={() => paperLink(order.id, paper.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
