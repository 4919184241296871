import type { ComponentProps } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this site: path, query, anchor. */
  to: string;
};

/** A link inside the site; `app/follow-links.ts` follows its clicks. */
export const Link = ({ to, ...rest }: LinkProps) => <a {...rest} href={to} />;
