import { createContext, use } from 'react';

/** Markup that only the build creates, by the id of its element: it reaches the browser as HTML, never as JavaScript. */
export type Fragments = Readonly<Record<string, string>>;

/** Only the prerender fills it. */
export const FragmentContext = createContext<Fragments | undefined>(undefined);

export const fragmentFile = (id: string): string => `/fragments/${id}.txt`;

const known = new Map<string, string>();
const underWay = new Map<string, Promise<string>>();

/** The markup of the prerendered page, before React hydrates it. */
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
 * Needed only after navigation inside the site: the previous page stays visible until the markup is loaded, so that
 * an anchor inside it is found. A failure reaches the error boundary, which offers a full page load.
 */
const fetched = (id: string): Promise<string> => {
  const html = underWay.get(id) ?? load(id);
  underWay.set(id, html);
  return html;
};

/** Loads markup before it is shown, so that the page does not wait for it in between. */
export const prepareFragment = async (id: string): Promise<void> => {
  known.set(id, known.get(id) ?? (await load(id)));
};

export const Fragment = ({ id, className }: { id: string; className?: string | undefined }) => {
  const html = use(FragmentContext)?.[id] ?? fromDocument(id) ?? use(fetched(id));
  return (
    <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
};
