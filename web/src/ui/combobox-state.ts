/** The keyboard behaviour of a combobox (ARIA 1.2, editable with a list), without its markup. */

export type ComboboxState = {
  readonly isOpen: boolean;
  /** The key of the option that the arrows reached since the last letter, or '' for the text. */
  readonly moved?: string | undefined;
};

export type Listed = {
  /** Of the options, in their order. */
  readonly keys: readonly string[];
  /** The option that the text names in full. */
  readonly named: string | undefined;
  readonly isEmpty: boolean;
  /** The options belong to an earlier text. */
  readonly isAwaited: boolean;
};

export type Step = {
  readonly state: ComboboxState;
  /** The option to keep. */
  readonly kept?: string;
  readonly empties?: boolean;
  /** The browser's own action of the key, such as a submit, is prevented. */
  readonly isOurs: boolean;
};

export const closed: ComboboxState = { isOpen: false };
export const opened: ComboboxState = { isOpen: true };

/**
 * The option that Enter and Tab choose: the one the arrows reached, otherwise the one the text names; undefined for
 * the text.
 */
export const activeKey = ({ isOpen, moved }: ComboboxState, { keys, named }: Listed): string | undefined =>
  isOpen ? keys.find((key) => key === (moved ?? named)) : undefined;

/** The arrows also stop at the text, before the first option and after the last. */
const move = (state: ComboboxState, listed: Listed, by: 1 | -1): ComboboxState => {
  const stops = ['', ...listed.keys];
  const at = stops.indexOf(activeKey(state, listed) ?? '');
  return { isOpen: true, moved: stops.at((at + by) % stops.length) };
};

const enter = (state: ComboboxState, listed: Listed): Step | undefined => {
  if (!state.isOpen) return undefined;
  const kept = activeKey(state, listed);
  if (kept !== undefined) return { state: closed, kept, isOurs: true };
  if (listed.isAwaited) return { state, isOurs: true };
  // No option is chosen unseen: the first Enter activates it, the second one chooses it.
  return { state: listed.keys.length > 0 ? move(closed, listed, 1) : closed, isOurs: true };
};

const closeOrEmpty = (state: ComboboxState, { isEmpty }: Listed): Step | undefined => {
  if (state.isOpen) return { state: closed, isOurs: true };
  return isEmpty ? undefined : { state: closed, empties: true, isOurs: true };
};

const leaveByTab = (state: ComboboxState, listed: Listed): Step | undefined => {
  const kept = activeKey(state, listed);
  if (kept !== undefined) return { state: closed, kept, isOurs: false };
  // The focus moves to the next field, not to the button after the list.
  return state.isOpen && listed.isAwaited ? { state: closed, isOurs: false } : undefined;
};

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The change that a key makes; undefined when the browser handles the key. */
export const pressKey = (
  { key, altKey, ctrlKey, metaKey, shiftKey }: Pressed,
  state: ComboboxState,
  listed: Listed,
): Step | undefined => {
  if (ctrlKey || metaKey) return undefined;
  switch (key) {
    case 'ArrowDown':
      return { state: altKey ? { ...state, isOpen: true } : move(state, listed, 1), isOurs: true };
    case 'ArrowUp':
      return { state: altKey ? closed : move(state, listed, -1), isOurs: true };
    case 'Enter':
      return enter(state, listed);
    case 'Escape':
      return closeOrEmpty(state, listed);
    case 'Tab':
      return shiftKey ? undefined : leaveByTab(state, listed);
    case 'Home':
    case 'End':
      return { state: { ...state, moved: '' }, isOurs: false };
    default:
      return undefined;
  }
};
