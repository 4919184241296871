/** «Mes réglages»: the settings of an expert, and their defaults. */
import { describe, expect, it } from 'vitest';
import { type Absence, absenceSchema, settingsSchema, standingAbsences } from '#domain/settings.ts';
import { settingsTexts } from '#domain/texts/settings.ts';
import type { SettingsChange } from '#domain/wire/settings.ts';
import { emptyWorkshop } from '#domain/workshop.ts';
import { closeDiscipline } from '#lambdas/atelier/close-discipline.ts';
import { readSettings, saveSettings } from '#lambdas/atelier/settings.ts';
import type { ClosedRow, MemberRow } from '#lambdas/storage/workshop.ts';
import { keyFor } from '#test/support/keys.ts';

const now = new Date('2026-11-23T23:30:00Z');
const expert = {
  id: 'me',
  name: 'Bastien Oriol',
  discipline: keyFor.numbers,
  isAdministrator: false,
} as const;
const administrator = { ...expert, discipline: undefined, isAdministrator: true };
const absence = (from: string, to = from): Absence => ({ from, to });

const memoryTeam = (row?: MemberRow) => {
  let stored = row;
  return {
    read: async () => ({ ...emptyWorkshop, team: stored ? [stored] : [], closures: [] }),
    save: async (me: Pick<MemberRow, 'user_id' | 'discipline'>, change: SettingsChange) => {
      stored = { ...stored, user_id: me.user_id, discipline: me.discipline, ...change };
      return stored;
    },
  };
};

describe('the current settings', () => {
  it('have the default number of reports without absences until they are changed', async () => {
    const { mine } = await readSettings(expert, memoryTeam(), now);
    expect(mine).toEqual({ per_day: 8, absences: [], usual: {}, counting: {} });
  });

  it('are empty without a discipline', async () => {
    expect((await readSettings(administrator, memoryTeam(), now)).mine).toBeUndefined();
    await expect(saveSettings(administrator, { per_day: 3 }, memoryTeam(), now)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('are the saved ones, without the absences that are over in Paris', async () => {
    const team = memoryTeam();
    const absences = [absence('2026-12-24', '2026-12-31'), absence('2026-11-20', '2026-11-23')];
    const usual = { vowel: 'consonant' } as const;
    const counting = { words: true } as const;
    await saveSettings(expert, { per_day: 3, absences, usual, counting }, team, now);
    expect((await readSettings(expert, team, now)).mine).toEqual({
      per_day: 3,
      absences: [absence('2026-12-24', '2026-12-31')],
      counting,
      usual,
    });
    await saveSettings(expert, { per_day: 4 }, team, now);
    expect((await readSettings(expert, team, now)).mine?.absences).toHaveLength(1);
  });
});

describe('an absence', () => {
  it.each([
    [{ from: '2026-02-30', to: '2026-03-01' }, settingsTexts.dayInvalid],
    [{ from: '24/12/2026', to: '2026-12-25' }, settingsTexts.dayInvalid],
    [{ from: '2026-12-25', to: '2026-12-24' }, settingsTexts.orderInvalid],
  ])('%o is refused: %s', (wrong, message) => {
    expect(absenceSchema.safeParse(wrong).error?.issues[0]?.message).toBe(message);
  });

  it('that ends after two years is refused, and not one that ends on their last day', async () => {
    const save = (to: string) =>
      saveSettings(expert, { absences: [absence('2028-11-01', to)] }, memoryTeam(), now);
    await expect(save('2028-11-24')).rejects.toThrow(settingsTexts.tooFar);
    expect((await save('2028-11-23')).absences).toHaveLength(1);
  });

  it('is kept once and in order', () => {
    const [late, early] = [absence('2027-01-04'), absence('2026-12-24', '2026-12-31')];
    expect(standingAbsences([late, early, { ...early }], '2026-12-31')).toEqual([early, late]);
  });
});

it.each([0, 51, 2.5, '3', null])('%s reports per day are refused in French', (per_day) => {
  const { error } = settingsSchema.safeParse({ per_day, absences: [], usual: {} });
  expect(error?.issues[0]?.message).toBe(settingsTexts.perDayInvalid);
});

describe('closing a discipline', () => {
  const memoryWorkshop = () => {
    const closures: ClosedRow[] = [];
    return {
      closures,
      read: async () => ({ ...emptyWorkshop, team: [], closures }),
      close: async (row: ClosedRow) => void closures.push(row),
      reopen: async () => void closures.splice(0),
    };
  };

  it('is for its experts and for administrators, who see all of them', async () => {
    const workshop = memoryWorkshop();
    expect(await closeDiscipline(expert, keyFor.numbers, true, workshop, now)).toEqual([
      { discipline: keyFor.numbers, closed_by: expert.name, closed_at: now.toISOString() },
    ]);
    expect(await closeDiscipline(administrator, keyFor.numbers, false, workshop, now)).toHaveLength(4);
    expect(workshop.closures).toEqual([]);
  });

  it('is refused to experts of another one, and for an unknown one', async () => {
    const workshop = memoryWorkshop();
    for (const [service, code] of [
      [keyFor.design, 'forbidden'],
      [keyFor.pack, 'not_found'],
      [undefined, 'not_found'],
    ] as const) {
      await expect(closeDiscipline(expert, service, true, workshop, now)).rejects.toMatchObject({ code });
    }
    expect(workshop.closures).toEqual([]);
  });
});
