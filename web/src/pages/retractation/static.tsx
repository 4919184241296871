import type { StaticParts } from '#web/shell/static-parts.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalRight } from './withdrawal-right.tsx';

export default {
  retractation: WithdrawalRight,
  'withdrawal-form': () => <WithdrawalForm order="" />,
} satisfies StaticParts;
