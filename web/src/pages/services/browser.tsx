import { useEffect } from 'react';
import { Fragment } from '#web/platform/fragment.tsx';

// Absences load after the page, because it is prerendered and on most days nobody is absent.
const loadAvailability = () => import('#web/features/catalogue/show-availability.ts');

export default function Services() {
  useEffect(() => {
    void loadAvailability()
      .then(({ showAvailability }) => showAvailability(document))
      .catch(() => undefined);
  }, []);
  return <Fragment id="services" />;
}
