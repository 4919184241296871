export const Logo = () => (
  <svg viewBox="0 0 48 48" width="34" height="34" aria-hidden="true">
    <use href="/drawings/marks.svg#logo" />
  </svg>
);
