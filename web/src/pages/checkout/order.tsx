import type { ReactNode, Ref } from 'react';
import { needBirth, type PaidKey } from '#domain/catalogue.ts';
import type { Queues } from '#domain/checkout.ts';
import type { Form } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { FieldLink } from '#web/ui/error-summary.tsx';
import styles from './checkout.module.css';
import type { Details } from './details.ts';
import { recapTitleId } from './lead.ts';
import recap from './recap.module.css';
import { Delays, Items, LeafLink } from './selection-card.tsx';
import { selectionTexts as shared } from './selection-texts.ts';
import { Specimen } from './specimen.tsx';
import { type Hint, precisionCost } from './validation.ts';

/** The id of the form, because the order button is outside of it. */
export const detailsFormId = 'checkout-details';

const hintId = 'order-missing';

type OrderButtonProps = {
  isBusy: boolean;
  /** What is missing and what is wrong; undefined while the summary says it. */
  hint: Hint | undefined;
  /** What the button of a phone does until the two statements have been in sight. */
  goOn?: (() => void) | undefined;
};

/** The button of L221-14: it never sleeps, because a press leads to what is missing. */
export const OrderButton = ({ isBusy, hint, goOn }: OrderButtonProps) => (
  <Button
    {...(goOn ? { onClick: goOn } : { type: 'submit', form: detailsFormId })}
    size="order"
    busy={isBusy}
    aria-describedby={hint && hintId}
  >
    {goOn ? shared.continue : texts.pay}
  </Button>
);

type FieldsProps = { lead: string; names: Hint['missing'] };

const Fields = ({ lead, names }: FieldsProps) =>
  names.length > 0 && (
    <div>
      <p>{lead}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <FieldLink field={name} message={texts.inSentence[name]} />
          </li>
        ))}
      </ul>
    </div>
  );

/** Each missing field is a link. */
const OrderHint = ({ missing, wrong }: Hint) => (
  <div className={`meta ${styles.hint}`} id={hintId}>
    <Fields lead={texts.toFill} names={missing} />
    <Fields lead={texts.toMend} names={wrong} />
  </div>
);

const TermsLabel = () => (
  <>
    {texts.termsBefore}
    <a href={paths.terms} target="_blank" rel="noopener">
      {texts.termsLink}
      <span className="sr">{shared.newTab}</span>
    </a>
    .
  </>
);

type OrderProps = Omit<OrderButtonProps, 'goOn'> & {
  form: Form<Details>;
  /** Marks the end of the two statements. */
  end: Ref<HTMLDivElement>;
};

/** The two statements, never ticked in advance, and the button, which phones have in their bar. */
export const Order = ({ form, end, ...button }: OrderProps) => (
  <div className={styles.order}>
    <Check
      name="terms"
      required
      label={<TermsLabel />}
      checked={form.values.terms}
      error={form.errors.terms}
      onChange={(terms) => form.set('terms', terms)}
    />
    <div>
      <Check
        name="adult"
        required
        label={texts.adult}
        checked={form.values.adult}
        error={form.errors.adult}
        onChange={(adult) => form.set('adult', adult)}
      />
      <div ref={end} />
    </div>
    <div className={styles.wideOnly}>
      <OrderButton {...button} />
    </div>
    {button.hint && <OrderHint {...button.hint} />}
  </div>
);

type Hour = Parameters<typeof precisionCost>[1];

type RecapProps = {
  selection: readonly PaidKey[];
  queues: Queues | undefined;
  /** The precision of the hour; undefined until the hour is answered. */
  hour: Hour | undefined;
  children: ReactNode;
};

/** The ordered services, prices and delays, beside the order button (L221-14). */
export const Recap = ({ selection, queues, hour, children }: RecapProps) => (
  <aside className={styles.side} aria-labelledby={recapTitleId}>
    <h2 id={recapTitleId} tabIndex={-1}>
      {texts.orderTitle}
    </h2>
    <Items selection={selection} noteOf={hour && ((key) => precisionCost(key, hour))} />
    <LeafLink selection={selection} />
    <Delays selection={selection} queues={queues} />
    {children}
    <ul className={recap.trust}>
      {texts.trust.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {needBirth(selection) && <Specimen />}
  </aside>
);
