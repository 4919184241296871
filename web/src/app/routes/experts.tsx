import { Fragment } from '../fragment.tsx';

export default function Experts() {
  return <Fragment id="experts" />;
}
