import { Button } from '#web/ui/button.tsx';
import { personsTexts as texts } from './persons-texts.ts';

type OtherOrdersProps = { readonly count: number; readonly onAsk: () => void };

/** Says that open orders have another birth than the account, and leads to the question for each. */
export const OtherOrders = ({ count, onAsk }: OtherOrdersProps) =>
  count > 0 && (
    <p>
      {texts.otherBirth(count)}{' '}
      <Button variant="line" size="small" onClick={onAsk}>
        {texts.seeOrders}
      </Button>
    </p>
  );
