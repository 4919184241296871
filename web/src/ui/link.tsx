import type { ComponentProps } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, with query and anchor. */
  to: string;
};

/** A link inside the site; `shell/app.tsx` handles its clicks. */
export const Link = ({ to, ...rest }: LinkProps) => <a {...rest} href={to} />;
