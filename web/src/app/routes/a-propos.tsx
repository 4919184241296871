import { Fragment } from '../fragment.tsx';

export default function About() {
  return <Fragment id="about" />;
}
