import { catalogue, paidKeys } from '#domain/catalogue.ts';
import { siteMapTexts } from '#web/texts/site-map.ts';
import { paths, serviceAnchor } from '../paths.ts';

const Services = () => (
  <ul>
    {paidKeys.map((key) => (
      <li key={key}>
        <a href={serviceAnchor(key)}>{catalogue[key].name}</a>
      </li>
    ))}
  </ul>
);

/** Every page a visitor may open by itself, by group; the services stand under theirs. */
export const SiteMap = () => (
  <>
    {siteMapTexts.groups.map(({ title, pages }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {pages.map(({ to, label }) => (
            <li key={to}>
              <a href={to}>{label}</a>
              {to === paths.services && <Services />}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);
