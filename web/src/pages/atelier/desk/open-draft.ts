import type { OpenPart } from '#domain/atelier.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import { greetedName, outlines } from '#domain/merchant/outlines.ts';
import { studiedOf } from '#domain/persons.ts';
import { type Draft, emptyDraft } from '#domain/report/draft.ts';
import { readDraft } from '#domain/wire/desk.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError } from '#web/platform/errors.ts';
import { type KeptText, readTexts, sendText, writeTexts } from '#web/platform/kept-texts.ts';
import { type DraftSession, draftSession } from './draft-session.ts';

type Part = Pick<OpenPart, 'order_id' | 'service' | 'customer_info'>;

/** What a report of this part begins with. */
const plannedOf = ({ service, customer_info: info }: Part, conventions: Conventions) => {
  const { firstName } = studiedOf(info);
  const sections = outlines[service].map(({ id, kind, title, second }) => ({
    id,
    kind,
    title: title.replace(greetedName, firstName),
    second,
    blocks: [],
  }));
  const order = sections.map(({ id }) => id);
  return { outline: { kind: 'outline' as const, outline: { order, removed: [], conventions } }, sections };
};

/** Without the server the device's own copies are the draft, as long as it has some. */
const fromDevice = (kept: readonly KeptText[]): Draft =>
  kept.reduce<Draft>(
    ({ outline, sections }, { text, base }) =>
      text.kind === 'outline'
        ? { outline: { ...text.outline, revision: base }, sections }
        : {
            outline,
            sections: [...sections, { id: text.section.id, revision: base, at: '', section: text.section }],
          },
    emptyDraft,
  );

const isAway = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

const load = async ({ order_id, service }: Part): Promise<Draft> =>
  call(readDraft, { params: { id: order_id, service } });

/** The draft from the server, with what this device has kept of it. Throws `ApiError`. */
export const openDraft = async (
  part: Part,
  user: string,
  conventions: Conventions,
): Promise<DraftSession> => {
  const key = { order_id: part.order_id, service: part.service };
  const kept = await readTexts(key, user).catch(() => []);
  const draft = await load(part).catch((error: unknown) => {
    if (isAway(error) && kept.length > 0) return fromDevice(kept);
    throw error;
  });
  return draftSession(
    {
      now: () => Date.now(),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
      store: (texts) =>
        writeTexts(texts.map(({ text, base, isUnsent }) => ({ part: key, user, text, base, isUnsent }))),
      send: (text, base) => sendText(key, text, base),
      load: () => load(part),
    },
    draft,
    kept,
    plannedOf(part, conventions),
  );
};
