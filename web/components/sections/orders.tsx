import { disciplines, paidKeys, totalOf } from '#domain/catalogue.ts';
import type { Order } from '#domain/order.ts';
import { Questions } from '#web/features/editorial/questions.tsx';
import { OrderEntry } from '#web/pages/compte/order-entry.tsx';
import { componentsTexts as texts } from '#web/texts/components-page.ts';
import { homeFaq } from '#web/texts/faq.ts';
import { Exhibit } from '../exhibit.tsx';
import styles from '../gallery.module.css';

const [first, ...others] = disciplines;
/** The last of the catalogue: a pack where there is one. */
const bought = paidKeys.slice(-1);

const paid: Order = {
  id: '4f1c2a90-0000-4000-8000-000000000001',
  user_id: 'u',
  status: 'paid',
  amount: totalOf(bought),
  services: bought,
  customer_info: {
    firstName: 'Camille',
    lastName: 'Dupré',
    email: texts.emailValue,
    birthDate: '1991-04-17',
    birthTime: '06:42',
    birthPlace: 'Saint-Denis',
  },
  created_at: '2026-11-21T08:00:00.000Z',
  email_validated: true,
  version: 3,
  paid_at: '2026-11-21T08:01:00.000Z',
  due_at: '2026-11-26T08:01:00.000Z',
  terms: { version: '2026-11-21', hash: '', accepted_at: '2026-11-21T08:00:00.000Z' },
  parts: [
    {
      service: first,
      state: 'taken',
      expert: texts.expert,
      taken_at: '2026-11-21T10:00:00.000Z',
    },
    ...others.slice(-1).map((service) => ({ service, state: 'waiting' as const })),
  ],
  file_urls: [],
};

const pending: Order = { ...paid, id: '9b7d11e2-0000-4000-8000-000000000002', status: 'pending', parts: [] };

export const Orders = () => (
  <>
    <Exhibit name={texts.names.entry}>
      <div className={styles.wide}>
        <OrderEntry order={paid} isHistory={false} />
        <OrderEntry order={{ ...pending, paid_at: undefined }} isHistory />
      </div>
    </Exhibit>
    <Exhibit name={texts.names.accordion}>
      <div className={styles.wide}>
        <Questions name="exhibit" entries={homeFaq} firstOpen />
      </div>
    </Exhibit>
  </>
);
