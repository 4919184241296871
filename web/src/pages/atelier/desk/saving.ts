import { isSame, outlineKey, type Text } from '#domain/report/draft-text.ts';

/**
 * What is saved where: a pure machine without clock, network or storage. Each text counts its changes; device and
 * server have the change that they are known to hold.
 */

type Other = { readonly text: Text | undefined; readonly revision: number; readonly at: string };
export type Piece = {
  readonly text: Text;
  /** The server's revision that the text was based on. */
  readonly base: number;
  readonly edit: number;
  readonly onDevice: number;
  readonly onServer: number;
  /** The change that is under way to the server. */
  readonly sending?: number | undefined;
  readonly sentAt: number;
  /** The server refused this change, and would again. */
  readonly refused?: { readonly edit: number; readonly message: string } | undefined;
  /** Somebody else saved this meanwhile: nothing is sent until the expert has chosen. */
  readonly other?: Other | undefined;
  /** Grows when the text comes from elsewhere than from the editor. */
  readonly generation: number;
};
export type Saving = {
  readonly pieces: ReadonlyMap<string, Piece>;
  /** When the server last took a text. */
  readonly savedAt: number | undefined;
  readonly isOffline: boolean;
  /** After a failure nothing is sent before. */
  readonly retryAt: number;
};

/** One section is saved at most every five seconds. */
export const gap = 5_000;

export const pieceOf = (text: Text, base: number): Piece => ({
  text,
  base,
  edit: 0,
  onDevice: 0,
  onServer: 0,
  sentAt: Number.NEGATIVE_INFINITY,
  generation: 0,
});
export const nothingSaved: Saving = {
  pieces: new Map(),
  savedAt: undefined,
  isOffline: false,
  retryAt: Number.NEGATIVE_INFINITY,
};

export type Choice = 'mine' | 'theirs' | 'both';
export type Happening =
  | { readonly kind: 'edited'; readonly key: string; readonly text: Text }
  | { readonly kind: 'replaced'; readonly key: string; readonly text: Text }
  | { readonly kind: 'stored'; readonly key: string; readonly edit: number }
  | { readonly kind: 'sending'; readonly key: string; readonly now: number }
  | { readonly kind: 'saved'; readonly key: string; readonly revision: number; readonly now: number }
  | { readonly kind: 'unreachable'; readonly key: string; readonly now: number }
  | { readonly kind: 'refused'; readonly key: string; readonly message: string }
  | { readonly kind: 'differs'; readonly key: string; readonly other: Other }
  | { readonly kind: 'chosen'; readonly key: string; readonly choice: Choice }
  | { readonly kind: 'online' };

export const isUnsent = ({ edit, onServer }: Piece): boolean => edit > onServer;

const both = (mine: Text, theirs: Text | undefined): Text =>
  mine.kind === 'section' && theirs?.kind === 'section'
    ? {
        kind: 'section',
        section: { ...mine.section, blocks: [...theirs.section.blocks, ...mine.section.blocks] },
      }
    : mine;

/** The other text takes the place of the own one. */
const adopted = (piece: Piece, { text, revision }: Other): Piece => ({
  ...piece,
  text: text ?? piece.text,
  base: revision,
  edit: piece.edit + 1,
  onServer: piece.edit + 1,
  generation: piece.generation + 1,
  other: undefined,
  refused: undefined,
});

const chosen = (piece: Piece, choice: Choice): Piece => {
  const { other } = piece;
  if (!other) return piece;
  if (choice === 'theirs') return adopted(piece, other);
  const kept = { ...piece, base: other.revision, other: undefined };
  return choice === 'mine'
    ? kept
    : {
        ...kept,
        text: both(piece.text, other.text),
        edit: piece.edit + 1,
        generation: piece.generation + 1,
      };
};

const differing = (piece: Piece, other: Other): Piece => {
  const idle = { ...piece, sending: undefined };
  if (isSame(other.text, piece.text)) return { ...idle, base: other.revision, onServer: piece.edit };
  return isUnsent(piece) ? { ...idle, other } : adopted(idle, other);
};

const changed = (piece: Piece, happening: Happening): Piece => {
  switch (happening.kind) {
    case 'edited':
      return isSame(piece.text, happening.text)
        ? piece
        : { ...piece, text: happening.text, edit: piece.edit + 1 };
    case 'replaced':
      return { ...piece, text: happening.text, edit: piece.edit + 1, generation: piece.generation + 1 };
    case 'stored':
      return { ...piece, onDevice: Math.max(piece.onDevice, happening.edit) };
    case 'sending':
      return { ...piece, sending: piece.edit, sentAt: happening.now };
    case 'saved':
      return {
        ...piece,
        base: happening.revision,
        onServer: Math.max(piece.onServer, piece.sending ?? 0),
        sending: undefined,
      };
    case 'unreachable':
      return { ...piece, sending: undefined };
    case 'refused':
      return {
        ...piece,
        sending: undefined,
        refused: { edit: piece.sending ?? piece.edit, message: happening.message },
      };
    case 'differs':
      return differing(piece, happening.other);
    case 'chosen':
      return chosen(piece, happening.choice);
    case 'online':
      return piece;
  }
};

/** The first section of a report brings its outline with it: without one, nobody would find the section. */
const withOutline = (pieces: ReadonlyMap<string, Piece>, key: string): ReadonlyMap<string, Piece> => {
  const outline = pieces.get(outlineKey);
  if (key === outlineKey || !outline || outline.base > 0 || isUnsent(outline)) return pieces;
  return new Map([...pieces, [outlineKey, { ...outline, edit: outline.edit + 1 }]]);
};

const networkOf = (saving: Saving, happening: Happening): Saving => {
  switch (happening.kind) {
    case 'saved':
      return { ...saving, savedAt: happening.now, isOffline: false };
    case 'unreachable':
      return { ...saving, isOffline: true, retryAt: happening.now + gap };
    case 'online':
      return { ...saving, retryAt: Number.NEGATIVE_INFINITY };
    default:
      return saving;
  }
};

export const after = (saving: Saving, happening: Happening): Saving => {
  if (happening.kind === 'online') return networkOf(saving, happening);
  const { key } = happening;
  const text = 'text' in happening ? happening.text : undefined;
  const piece = saving.pieces.get(key) ?? (text && pieceOf(text, 0));
  if (!piece) return saving;
  const isNew = !saving.pieces.has(key);
  const next = isNew ? { ...piece, edit: 1 } : changed(piece, happening);
  const pieces = new Map([...saving.pieces, [key, next]]);
  return networkOf(
    { ...saving, pieces: next.edit > piece.edit ? withOutline(pieces, key) : pieces },
    happening,
  );
};

const mayBeSent = ({ edit, sending, refused, other }: Piece): boolean =>
  sending === undefined && other === undefined && (refused === undefined || edit > refused.edit);

/** What is to do now, and when to look again. `isUrgent` does not wait for the five seconds. */
export const due = ({ pieces, retryAt }: Saving, now: number, isUrgent = false) => {
  const all = [...pieces];
  const unsent = all.filter(([, piece]) => isUnsent(piece) && mayBeSent(piece));
  const at = ({ sentAt }: Piece) => (isUrgent ? now : Math.max(sentAt + gap, retryAt));
  const later = unsent.map(([, piece]) => at(piece)).filter((time) => time > now);
  return {
    store: all.filter(([, { edit, onDevice }]) => edit > onDevice).map(([key]) => key),
    send: unsent.filter(([, piece]) => at(piece) <= now).map(([key]) => key),
    wakeAt: later.length > 0 ? Math.min(...later) : undefined,
  };
};

/** What the line of the saved state says, the most urgent first. */
export const stateOf = ({ pieces, isOffline }: Saving) => {
  const all = [...pieces.values()];
  const refused = all.find(({ refused: one, edit }) => one?.edit === edit)?.refused;
  if (all.some(({ other }) => other)) return { kind: 'differs' as const };
  if (refused) return { kind: 'refused' as const, message: refused.message };
  if (isOffline) return { kind: 'offline' as const };
  return { kind: all.some(isUnsent) ? ('sending' as const) : ('saved' as const) };
};
