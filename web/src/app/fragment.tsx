import { createContext, use, useEffect, useState } from 'react';

/** Markup that only the build knows (drawings, legal texts): it reaches the browser as HTML, never as JavaScript. */
export const fragmentIds = [
  'sky',
  'ephemeris',
  'contact-form',
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

/** What the prerendered page holds, before React touches it. */
const fromDocument = (id: FragmentId): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const html = known.get(id) ?? document.getElementById(id)?.innerHTML;
  if (html) known.set(id, html);
  return html;
};

/** Needed only when a visitor arrives from another page of the site; a failure reaches the error boundary. */
const fetchFragment = async (id: FragmentId): Promise<string> => {
  const response = await fetch(fragmentFile(id));
  if (!response.ok) throw new Error(`${fragmentFile(id)}: ${response.status}`);
  const html = await response.text();
  known.set(id, html);
  return html;
};

type FragmentProps = { id: FragmentId; as?: 'div' | 'figure'; className?: string | undefined };

export const Fragment = ({ id, as: Tag = 'div', className }: FragmentProps) => {
  const provided = use(FragmentContext)?.[id];
  const [html, setHtml] = useState(() => provided ?? fromDocument(id));
  useEffect(() => {
    if (html !== undefined) return;
    let isGone = false;
    const show = (fetched: string) => isGone || setHtml(fetched);
    const fail = (error: unknown) =>
      isGone ||
      setHtml(() => {
        throw error;
      });
    fetchFragment(id).then(show, fail);
    return () => {
      isGone = true;
    };
  }, [id, html]);
  return (
    <Tag
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  );
};
