import type { Form } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import styles from './checkout.module.css';
import type { Details, FieldErrors } from './details.ts';
import type { NeededField } from './validation.ts';

/** The id of the form, because the order button is outside of it. */
export const detailsFormId = 'checkout-details';

type OrderButtonProps = {
  form: Form<Details>;
  errors: FieldErrors;
  /** §5: while one of these fields is empty the button is disabled, but it can be focused and says why. */
  missing: readonly NeededField[];
  isBusy: boolean;
};

const TermsLabel = () => (
  <>
    {texts.termsBefore}
    <a href={paths.terms} target="_blank" rel="noopener">
      {texts.termsLink}
      <span className="sr">{texts.newTab}</span>
    </a>
    .
  </>
);

/** The two statements, never ticked in advance, and the button of L221-14. */
export function OrderButton({ form, errors, missing, isBusy }: OrderButtonProps) {
  const isDisabled = missing.length > 0;
  return (
    <div className={styles.order}>
      <Check
        name="terms"
        required
        label={<TermsLabel />}
        checked={form.values.terms}
        error={errors.terms}
        onChange={(terms) => form.set('terms', terms)}
      />
      <Check
        name="adult"
        required
        label={texts.adult}
        checked={form.values.adult}
        error={errors.adult}
        onChange={(adult) => form.set('adult', adult)}
      />
      <Button
        type="submit"
        form={detailsFormId}
        size="order"
        busy={isBusy}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? 'order-missing' : undefined}
      >
        {texts.pay}
      </Button>
      {isDisabled && (
        <p className="meta" id="order-missing">
          {texts.toFill(missing.map((name) => texts.inSentence[name]))}
        </p>
      )}
    </div>
  );
}
