/** The titles of the parts of step 2 that somebody is led to. */
export const birthTitleId = 'birth-title';
export const recapTitleId = 'recap-title';

/** As long as a browser scrolls at most, in milliseconds. */
const scrollTime = 1000;

/** Moves the focus and the page, without a jump where motion is welcome (`base.css`). */
export const leadTo = (id: string, block: 'start' | 'center'): void => {
  const target = document.getElementById(id);
  if (!target) return;
  target.focus({ preventScroll: true });
  // The page also scrolls anew when it grows on the way: the sky of a birth may be drawn above the target.
  const size = new ResizeObserver(() => target.scrollIntoView({ block }));
  size.observe(document.body);
  setTimeout(() => size.disconnect(), scrollTime);
};
