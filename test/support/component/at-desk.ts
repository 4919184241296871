/** The writing desk of a taken part, open. */
import type { Discipline } from '#domain/catalogue.ts';
import { screens } from '#test/support/e2e/browser.ts';
import { openDesk } from '#test/support/e2e/desk-pages.ts';
import { keyFor } from '#test/support/keys.ts';
import type { Answers } from './answers.ts';
import { type Behind, memoryAtelier, type useAtelier } from './atelier.ts';
import { takenPart } from './parts-memory.ts';
import { newExpert } from './staff.ts';

const [phone] = screens;
type Screen = { readonly viewport: { readonly width: number; readonly height: number } };

/** An expert at the desk, of Western astrology unless told; `prepare` answers what the page asks first. */
export const deskBy =
  (visit: ReturnType<typeof useAtelier>, usual: Screen = phone, service: Discipline = keyFor.western) =>
  async ({ viewport }: Screen = usual, prepare?: (answers: Answers) => void, behind?: Behind) => {
    const expert = newExpert(service);
    const part = takenPart(expert);
    const atelier = memoryAtelier([part], behind);
    const visitor = await visit(atelier, expert, { viewport });
    prepare?.(visitor);
    await visitor.page.goto(`/atelier?commande=${part.order_id}&service=${part.service}`);
    await openDesk(visitor.page);
    return { ...visitor, atelier, part, expert };
  };
