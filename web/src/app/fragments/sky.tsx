type Planet = { readonly glyph: string; readonly label: string; readonly position: string };

/** The wheel of the build's day with its date; `wheel` is an inline SVG of our own making. */
export const SkyFigure = ({ wheel, caption }: { wheel: string; caption: string }) => (
  <>
    <div dangerouslySetInnerHTML={{ __html: wheel }} />
    <figcaption>{caption}</figcaption>
  </>
);

/** The same positions in words. */
export const Ephemeris = ({ label, planets }: { label: string; planets: readonly Planet[] }) => (
  <ol aria-label={label}>
    {planets.map((planet) => (
      <li key={planet.glyph}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <use href={`/drawings/glyphs.svg#${planet.glyph}`} />
        </svg>
        <b>{planet.label}</b>
        <span>{planet.position}</span>
      </li>
    ))}
  </ol>
);
