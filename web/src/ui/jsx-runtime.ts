/** React's JSX runtime of the built site, which keeps the words of `wholeWords` on one line in every element's text. */
import { createElement, type ElementType, type Key, type PropsWithChildren, type ReactNode } from 'react';
import { jsx as create, Fragment } from 'react/jsx-runtime';
import { email, wholeWords } from '#domain/texts/whole-words.ts';

export { Fragment };

/** A paragraph may break inside the name of a town; an address or a label may not. */
const longestLine = 120;

/** Elements that may contain text only. */
const textOnly = /option|t(itle|ext|span)|s(tyle|cript)/;

/**
 * U+2011 is no alternative, because the fonts lack it, and copied or searched text would not match. U+2060 around the
 * hyphen needs no glyph and is found, but it is copied along, and stands in the names of fields and buttons. One element
 * contains all of the text, because several parts would become items of a flex container.
 */
const whole = (child: ReactNode, key?: number): ReactNode => {
  const parts = typeof child === 'string' ? child.split(child.length > longestLine ? email : wholeWords) : [];
  return parts.length < 2
    ? child
    : createElement(
        'text-run',
        // Parts of another text are other elements: a browser that translates the page has replaced the old ones.
        { key: `${key} ${child}` },
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
