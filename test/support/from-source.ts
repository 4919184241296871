/** Functions that a test runs from their source: test files share a process, so each sets its own variables and takes them back. */
import { inject, vi } from 'vitest';
import { awsEnvironment } from '../../bin/local/aws.ts';

/**
 * Sets variables for the functions that are imported afterwards: what other files have imported keeps theirs. Returns
 * what takes them back.
 */
export const setVariables = (variables: Readonly<Record<string, string>>): (() => void) => {
  vi.resetModules();
  const all = { ...awsEnvironment, AWS_ENDPOINT_URL: inject('shop').emulator, ...variables };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  return () => void vi.unstubAllEnvs();
};
