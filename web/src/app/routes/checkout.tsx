import { Checkout } from '#web/features/checkout/checkout.tsx';

/** Prerendered as step 1 without a selection; the query, the session and what is stored come after hydration. */
export default function CheckoutPage() {
  return <Checkout />;
}
