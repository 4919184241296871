import { nameOf } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import type { Before } from '#domain/ordered-before.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import { orderOf } from '#web/platform/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { againTexts as texts } from './again-texts.ts';
import styles from './own-question.module.css';

type AgainQuestionProps = {
  readonly before: Before;
  /** True when the customer orders it all the same. */
  readonly onAnswer: (isWanted: boolean) => void;
};

/** A calm question before the same reading is bought again: what it would say, and who can be asked first. */
export const AgainQuestion = ({ before: { order, service, at }, onAnswer }: AgainQuestionProps) => (
  <Dialog open onClose={() => onAnswer(false)} title={texts.title}>
    <div className={styles.question}>
      <p>{texts.known(nameOf(service), ownLongDate(new Date(at)))}</p>
      <p>{texts.advice}</p>
      <p className={styles.buttons}>
        <ButtonLink to={orderOf(orderNumber(order.id))}>{texts.see}</ButtonLink>
        <Button variant="line" onClick={() => onAnswer(true)}>
          {texts.order}
        </Button>
        <Button variant="line" onClick={() => onAnswer(false)}>
          {texts.back}
        </Button>
      </p>
    </div>
  </Dialog>
);
