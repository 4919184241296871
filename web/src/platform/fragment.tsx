import { createContext, use } from 'react';

/** Markup that only the build knows, by the id of its element: it reaches the browser as HTML, never as JavaScript. */
export type Fragments = Readonly<Record<string, string>>;

/** Filled by the prerender alone. */
export const FragmentContext = createContext<Fragments | undefined>(undefined);

export const fragmentFile = (id: string): string => `/fragments/${id}.txt`;

const known = new Map<string, string>();
const underWay = new Map<string, Promise<string>>();

/** What the prerendered page holds, before React touches it. */
const fromDocument = (id: string): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const html = known.get(id) ?? document.getElementById(id)?.innerHTML;
  if (html) known.set(id, html);
  return html;
};

const load = async (id: string): Promise<string> => {
  const response = await fetch(fragmentFile(id));
  if (!response.ok) throw new Error(`${fragmentFile(id)}: ${response.status}`);
  return response.text();
};

/**
 * Needed only when a visitor arrives from another page of the site, which stays in view until the markup is there:
 * an anchor inside it is then found. A failure reaches the error boundary, whose ways out load the page anew.
 */
const fetched = (id: string): Promise<string> => {
  const html = underWay.get(id) ?? load(id);
  underWay.set(id, html);
  return html;
};

export const Fragment = ({ id, className }: { id: string; className?: string | undefined }) => {
  const html = use(FragmentContext)?.[id] ?? fromDocument(id) ?? use(fetched(id));
  return (
    <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
};
