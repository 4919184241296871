import { catalogue, shownKeys } from '#domain/catalogue.ts';
import { paths, serviceAnchor } from '#web/platform/paths.ts';
import { allFacts } from '#web/shell/all-facts.ts';
import type { StaticParts } from '#web/shell/static-parts.ts';
import { siteMapTexts } from './texts.ts';

const groups = Object.entries(siteMapTexts.groups).map(([group, heading]) => ({
  heading,
  entries: Object.entries(allFacts)
    .flatMap(([to, { title, siteMap }]) =>
      siteMap?.group === group ? [{ to, label: title, ...siteMap }] : [],
    )
    .sort((one, other) => one.place - other.place),
}));

const Services = () => (
  <ul>
    {shownKeys.map((key) => (
      <li key={key}>
        <a href={serviceAnchor(key)}>{catalogue[key].name}</a>
      </li>
    ))}
  </ul>
);

/** The pages of the site map by group; the services are listed below their page. */
const SiteMap = () => (
  <>
    {groups.map(({ heading, entries }) => (
      <section key={heading}>
        <h2>{heading}</h2>
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
