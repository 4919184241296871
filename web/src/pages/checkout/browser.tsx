import { Checkout } from './checkout.tsx';

/** Shown once the browser knows the query, the session and what this tab stored. */
export default function CheckoutPage() {
  return <Checkout />;
}
