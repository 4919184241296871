import Bowser from 'bowser';
import type { OpenSession } from '#domain/sessions.ts';

/** No browser sends more; a longer header is cut before it is parsed. */
const maxLength = 512;

const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>([...Object.values(Bowser.OS_MAP), 'iPhone', 'iPad']);
const knownIn = (names: ReadonlySet<string>, name: string | undefined): string | undefined =>
  name !== undefined && names.has(name) ? name : undefined;

export type Device = Pick<OpenSession, 'browser' | 'system'>;

/** Browser and system by the header `user-agent`: only names of the library's lists, never a text of the header. */
export const deviceOf = (userAgent: string | undefined): Device => {
  if (!userAgent) return {};
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, maxLength));
  const name = knownIn(browsers, browser.name);
  const system = knownIn(systems, os.name === 'iOS' ? (platform.model ?? os.name) : os.name);
  return { ...(name && { browser: name }), ...(system && { system }) };
};
