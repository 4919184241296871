/** The engraved Moon of the guidance page in the phase of an emblem, as the inside of a picture. */
export const MoonPieces = () => (
  <>
    <use href="/drawings/moon.svg#lunaison" />
    <use href="/drawings/moon.svg#relief" />
    <use href="/drawings/moon.svg#phase" />
  </>
);
