import { useEffect } from 'react';
import { Fragment } from '#web/platform/fragment.tsx';

// Who is away is asked once the page stands: it is prerendered, and most days everybody is there.
const loadAvailability = () => import('#web/features/catalogue/show-availability.ts');

export default function Services() {
  useEffect(() => {
    void loadAvailability()
      .then(({ showAvailability }) => showAvailability(document))
      .catch(() => undefined);
  }, []);
  return <Fragment id="services" />;
}
