import type { EditorView } from 'prosemirror-view';

/** A pause in typing: reading is no part of a key's frame. */
const pause = 300;

/** Reads a text when its writer pauses. */
export const atPause = (view: EditorView, read: () => void) => {
  let timer: number | undefined;
  const later = (): void => {
    window.clearTimeout(timer);
    // Letters that are being composed are no words yet.
    timer = window.setTimeout(() => (view.composing ? later() : read()), pause);
  };
  return { later, stop: () => window.clearTimeout(timer) };
};
