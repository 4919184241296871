import { Fragment } from '../fragment.tsx';

export default function Faq() {
  return <Fragment id="faq" />;
}
