import { describe, expect, it } from 'vitest';
import { type Chosen, nothingChosen } from '#domain/dossier/conventions.ts';
import { chooseConventions as wire } from '#domain/wire/atelier.ts';
import { chooseConventions } from '#lambdas/atelier/conventions.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import { deskPart, deskPath, expert } from '#test/support/desk-part.ts';

const whole = { houses: 'WholeSign' } as const;
const equal = { houses: 'Equal' } as const;

/** Rows of the part, one after the other: each write finds the next. */
const choose = async (next: Chosen, ...rows: readonly (Chosen | undefined)[]) => {
  let moves = 0;
  const stored: Chosen[] = [];
  const answer = await chooseConventions(expert, deskPath, next, {
    parts: {
      find: async () => ({ ...deskPart, conventions: rows[moves] }),
      choose: async (_part, _expert, made) => {
        moves += 1;
        if (moves < rows.length) throw new Moved('part');
        stored.push(made);
        return made;
      },
    },
  });
  return { answer, stored };
};
const changed = { code: 'conventions_changed' };

describe('how a chart is drawn', () => {
  it('is stored over what the expert has seen, with the next revision', async () => {
    const first = { revision: 1, chosen: whole };
    expect(await choose({ ...nothingChosen, chosen: whole }, undefined)).toEqual({
      answer: first,
      stored: [first],
    });
    const second = { revision: 2, chosen: equal };
    expect(await choose({ revision: 1, chosen: equal }, first)).toEqual({ answer: second, stored: [second] });
  });

  it('is not stored over a choice that the expert has not seen', async () => {
    await expect(
      choose({ revision: 0, chosen: whole }, { revision: 1, chosen: equal }),
    ).rejects.toMatchObject(changed);
    await expect(
      choose({ revision: 3, chosen: whole }, { revision: 1, chosen: equal }),
    ).rejects.toMatchObject(changed);
    await expect(
      choose({ revision: 0, chosen: whole }, undefined, { revision: 1, chosen: equal }),
    ).rejects.toMatchObject(changed);
  });

  it('is accepted again when its answer was lost', async () => {
    const stored = { revision: 1, chosen: whole };
    expect(await choose({ revision: 0, chosen: whole }, stored)).toEqual({ answer: stored, stored: [] });
  });

  it('is one of those that the dossier offers', () => {
    const body = (chosen: object) => wire.body.safeParse({ revision: 0, chosen }).success;
    expect([body({}), body(whole), body({ offset: '3600', luck: 'man' })]).toEqual([true, true, true]);
    expect([body({ houses: 'Campanus' }), body({ orbs: '8' })]).toEqual([false, false]);
    expect(wire.body.safeParse({ revision: -1, chosen: {} }).success).toBe(false);
  });
});
