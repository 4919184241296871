/** Runs `work` after the next paint; returns a function that cancels it. */
export const afterPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  // The paint follows the frame's callbacks and precedes the next task.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
