import { Fragment } from '../fragment.tsx';

export default function Services() {
  return <Fragment id="services" />;
}
