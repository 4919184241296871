import type { BrowserContext } from 'playwright-core';

export type Problems = {
  /** Declares a message that the browser logs itself, such as the line for each refused API call. */
  readonly expectProblem: (pattern: RegExp) => void;
  /** Declares a message that may come or not. */
  readonly allow: (pattern: RegExp) => void;
  /** Adds what the browser itself cannot know. */
  readonly report: (problem: string) => void;
  readonly unexpected: () => string[];
  /** Declared, but not seen. */
  readonly missing: () => string[];
};

/** All tests share the queues of the shop, so a due date may change between two clicks of a visitor. */
const sharedQueue = /status of 409 \(Conflict\) \(.*\/api\/create-payment\)/;

/** Console errors and warnings (violations of the content security policy among them) and uncaught page errors. */
export const watch = (context: BrowserContext): Problems => {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed = [sharedQueue];
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') {
      seen.push(`${type}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
  return {
    expectProblem: (pattern) => expected.push(pattern),
    allow: (pattern) => allowed.push(pattern),
    report: (problem) => void seen.push(problem),
    unexpected: () => seen.filter((text) => ![...expected, ...allowed].some((pattern) => pattern.test(text))),
    missing: () =>
      expected.filter((pattern) => !seen.some((text) => pattern.test(text))).map((pattern) => `${pattern}`),
  };
};
