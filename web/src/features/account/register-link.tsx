import { type Order, orderNumber } from '#domain/order.ts';
import { registerOf } from '#web/platform/paths.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './panel.module.css';
import { registerLinkTexts as texts } from './progress-texts.ts';

/** «Qui a consulté mes données» of an order, a page of its own. */
export const RegisterLink = ({ order }: { order: Order }) => (
  <Link className={styles.link} to={registerOf(order.id)}>
    {texts.title}
    <span className="sr">{texts.ofOrder(orderNumber(order.id))}</span>
  </Link>
);
