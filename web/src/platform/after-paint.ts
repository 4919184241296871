/** Does `work` once what has just been rendered is on the screen; answers how to call it off. */
export const afterPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  // A frame is drawn after its callbacks, and before the next task.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
