/** A line of what happens now. A terminal rewrites it; a log gets one now and then. */
const { stdout } = process;
const pause = stdout.isTTY ? 500 : 20_000;
const erase = () => stdout.isTTY && stdout.write('\r\x1b[K');

/** Prints a line that stays. */
export const say = (line: string): void => {
  erase();
  console.log(line);
};

/** Shows the present line until the returned function is called. */
export const show = (line: () => string): (() => void) => {
  const startedAt = Date.now();
  const draw = () => {
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    const text = `       ${line()} · ${seconds} s`;
    if (!stdout.isTTY) return console.log(text);
    erase();
    stdout.write(text.slice(0, stdout.columns - 1));
  };
  const timer = setInterval(draw, pause);
  return () => {
    clearInterval(timer);
    erase();
  };
};
