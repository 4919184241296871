import { createContext, use } from 'react';

/** Markup that only the build knows (drawings, static pages): it reaches the browser as HTML, never as JavaScript. */
export const fragmentIds = [
  'home',
  'services',
  'about',
  'experts',
  'faq',
  'contact-form',
  'retractation',
  'withdrawal-form',
  'guidance-sky',
  'guidance-form',
  'guidance-facts',
  'cgv',
  'cgu',
  'mentions-legales',
  'confidentialite',
  'cookies',
  'plan-du-site',
] as const;
export type FragmentId = (typeof fragmentIds)[number];
export type Fragments = Readonly<Record<FragmentId, string>>;

/** Filled by the prerender alone. */
export const FragmentContext = createContext<Fragments | undefined>(undefined);

export const fragmentFile = (id: FragmentId): string => `/fragments/${id}.txt`;

const known = new Map<FragmentId, string>();
const underWay = new Map<FragmentId, Promise<string>>();

/** What the prerendered page holds, before React touches it. */
const fromDocument = (id: FragmentId): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const html = known.get(id) ?? document.getElementById(id)?.innerHTML;
  if (html) known.set(id, html);
  return html;
};

const load = async (id: FragmentId): Promise<string> => {
  const response = await fetch(fragmentFile(id));
  if (!response.ok) throw new Error(`${fragmentFile(id)}: ${response.status}`);
  return response.text();
};

/**
 * Needed only when a visitor arrives from another page of the site, which stays in view until the markup is there:
 * an anchor inside it is then found. A failure reaches the error boundary, whose ways out load the page anew.
 */
const fetched = (id: FragmentId): Promise<string> => {
  const html = underWay.get(id) ?? load(id);
  underWay.set(id, html);
  return html;
};

export const Fragment = ({ id, className }: { id: FragmentId; className?: string | undefined }) => {
  const html = use(FragmentContext)?.[id] ?? fromDocument(id) ?? use(fetched(id));
  return (
    <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
};
