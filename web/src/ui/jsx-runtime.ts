/** React's JSX runtime of the built site, which keeps `wholeWords` on one line wherever an element has them as text. */
import { createElement, type ElementType, type Key, type PropsWithChildren, type ReactNode } from 'react';
import { jsx as create, Fragment } from 'react/jsx-runtime';
import { email, wholeWords } from '#domain/texts/whole-words.ts';

export { Fragment };

/** A paragraph may break within the name of a town; an address or a label may not. */
const longestLine = 120;

/** They take text alone. */
const textOnly = /option|t(itle|ext|span)|s(tyle|cript)/;

/**
 * U+2011 would do it too, but the fonts lack it, and copied or searched text would no longer match. One element is around
 * all of the text, because parts beside each other would become items of a flex container.
 */
const whole = (child: ReactNode, key?: number): ReactNode => {
  const parts = typeof child === 'string' ? child.split(child.length > longestLine ? email : wholeWords) : [];
  return parts.length < 2
    ? child
    : createElement(
        'text-run',
        { key },
        parts.map((part, at) => (at % 2 ? createElement('no-break', { key: at }, part) : part)),
      );
};

export const jsx = (type: ElementType, { ...props }: PropsWithChildren, key?: Key) => {
  if (typeof type === 'string' && !textOnly.test(type)) {
    const { children } = props;
    Object.assign(props, { children: Array.isArray(children) ? children.map(whole) : whole(children) });
  }
  return create(type, props, key);
};
export const jsxs = (...given: Parameters<typeof jsx>) => jsx(...given);
