import { disciplines } from '#domain/catalogue.ts';
import { Details } from '#web/features/catalogue/details.tsx';
import { Pack } from '#web/features/catalogue/pack.tsx';
import { servicesTexts as texts } from '#web/texts/catalogue.ts';
import { checkoutOf } from '../paths.ts';
import plain from '../plain-page.module.css';

export default function Services() {
  return (
    <div className={`wrap ${plain.page}`}>
      <h1>{texts.title}</h1>
      <p className={plain.intro}>{texts.intro}</p>
      {disciplines.map((service) => (
        <Details key={service} service={service} to={checkoutOf(service)} />
      ))}
      <Pack heading="h2" id="pack-complet" to={checkoutOf('pack-complet')} withBadge />
    </div>
  );
}
