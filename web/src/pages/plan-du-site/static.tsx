import { catalogue, paidKeys } from '#domain/catalogue.ts';
import { paths, serviceAnchor } from '#web/platform/paths.ts';
import { allFacts } from '#web/shell/all-facts.ts';
import type { StaticParts } from '#web/shell/static-parts.ts';
import { siteMapTexts } from './texts.ts';

const groups = Object.entries(siteMapTexts.groups).map(([group, title]) => ({
  title,
  entries: Object.entries(allFacts)
    .flatMap(([to, { siteMap }]) => (siteMap?.group === group ? [{ to, ...siteMap }] : []))
    .sort((one, other) => one.place - other.place),
}));

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
const SiteMap = () => (
  <>
    {groups.map(({ title, entries }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {entries.map(({ to, label }) => (
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

export default { 'plan-du-site': SiteMap } satisfies StaticParts;
