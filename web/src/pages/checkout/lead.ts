/** The titles of the parts of step 2 that somebody is led to. */
export const birthTitleId = 'birth-title';
export const recapTitleId = 'recap-title';

/** Moves the focus and the page, without a jump where motion is welcome (`base.css`). */
export const leadTo = (id: string, block: 'start' | 'center'): void => {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block });
};
