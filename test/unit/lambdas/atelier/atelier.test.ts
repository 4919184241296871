import { describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { nothingChosen, type Usual } from '#domain/dossier/conventions.ts';
import type { Counting } from '#domain/report/writing.ts';
import { takenBy } from '#domain/texts/errors.ts';
import { agreementVersion, type Words } from '#domain/words.ts';
import { openPart } from '#lambdas/atelier/open.ts';
import { takePart } from '#lambdas/atelier/take.ts';
import { memberOf } from '#lambdas/staff/staff.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import { now, orderId, paidOrderRecord, profileRecord, staffRecord, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';

const code = (value: string) => expect.objectContaining({ code: value });
const me = {
  id: userId,
  name: 'Jeanne Maillot',
  discipline: keyFor.numbers,
  isAdministrator: false,
} as const;
const path = { id: orderId, service: keyFor.numbers };
const waiting: PartRecord = {
  order_id: orderId,
  service: keyFor.numbers,
  state: 'waiting',
  due_at: '2026-11-26T17:40:00.000Z',
  queue: keyFor.numbers,
};
const takenPart = (id: string, name: string): PartRecord => ({
  ...waiting,
  state: 'taken',
  expert: { id, name },
});

describe('a staff member', () => {
  const from = (groups: readonly string[], changes: Partial<StaffRecord> | null = {}, isVerified = true) =>
    memberOf(
      { kind: 'customer', userId, groups, issuedAt: 0, session: 'session' },
      {
        profiles: { ofSession: async () => profileRecord({ email_validated: isVerified }) },
        staff: { find: async () => (changes ? staffRecord({ name: me.name, ...changes }) : undefined) },
      },
    );

  it('is an expert with a discipline, or an administrator', async () => {
    expect(await from(['experts'], { discipline: keyFor.numbers })).toEqual(me);
    const administrator = { ...me, discipline: undefined, isAdministrator: true };
    const writing = { is_administrator: true, discipline: keyFor.numbers } as const;
    expect(await from(['administrators'], { is_administrator: true })).toEqual(administrator);
    expect(await from(['administrators', 'experts'], writing)).toEqual({ ...me, isAdministrator: true });
    // Row and token must agree.
    expect(await from(['administrators'], writing)).toEqual(administrator);
    expect(await from(['experts'], writing)).toEqual(me);
  });

  it.each<[string, string[], Partial<StaffRecord> | null]>([
    ['in no group', [], { discipline: keyFor.numbers, is_administrator: true }],
    ['in another group', ['experts2'], { discipline: keyFor.numbers }],
    ['an expert without discipline', ['experts'], {}],
    ['an expert without a row', ['experts'], null],
    ['no administrator any more', ['administrators'], {}],
    ['only invited', ['experts'], { discipline: keyFor.numbers, accepted_at: undefined }],
    ['gone', ['experts'], { discipline: keyFor.numbers, left_at: '2026-11-20T08:00:00.000Z' }],
  ])('is no one who is %s', async (_case, groups, changes) => {
    await expect(from(groups, changes)).rejects.toThrow(code('forbidden'));
  });

  it('needs a verified address, even after a change', async () => {
    await expect(from(['administrators'], { is_administrator: true }, false)).rejects.toThrow(
      code('email_unverified'),
    );
  });
});

describe('taking a part that changes meanwhile', () => {
  const assigning = (...rows: PartRecord[]) => {
    let moves = 0;
    return takePart(me, path, {
      parts: { find: async () => rows[Math.min(moves, rows.length - 1)] },
      assignments: {
        assign: async () => {
          moves += 1;
          throw new Moved('part');
        },
      },
      now,
    });
  };

  it('names the faster expert, or returns the own part', async () => {
    const lost = assigning(waiting, takenPart('another', 'Pascal Riviere'));
    await expect(lost).rejects.toMatchObject({ code: 'already_taken', message: takenBy('Pascal Riviere') });
    expect(await assigning(waiting, takenPart(userId, me.name))).toMatchObject({ state: 'taken' });
  });

  it('finally fails', async () => {
    await expect(assigning(waiting)).rejects.toThrow(Moved);
  });
});

describe('opening', () => {
  const broken = async () => {
    throw new Error('no such table');
  };
  const open = async (
    part: PartRecord,
    faults: {
      add?: typeof broken;
      noteReader?: () => Promise<PartRecord>;
      words?: Words;
      usual?: Usual;
      counting?: Counting;
    } = {},
  ) => {
    const steps: string[] = [];
    const note = (step: string) => async () => void steps.push(step);
    const { usual, counting } = faults;
    const settings = { usual, counting };
    const opened = openPart(me, path, {
      parts: {
        find: async () => part,
        noteReader: async (_part, who, first) => {
          steps.push(`read by ${who}`);
          return { ...part, read_by: who, counted: undefined, ...first };
        },
        ...faults,
      },
      team: { find: async () => ({ user_id: me.id, discipline: part.service, ...settings }) },
      orders: { find: async () => paidOrderRecord() },
      births: {
        open: async () => {
          steps.push('read');
          return undefined;
        },
        find: async () => ({
          ...{ birthDate: '1991-04-17', birthTime: '06:42', birthPlace: 'Lyon' },
          person: { firstName: 'Yann', lastName: 'Le Goff', agreedAt: '2026-11-01T08:00:00.000Z' },
        }),
      },
      accesses: { add: faults.add ?? note('logged') },
      threads: { words: async () => faults.words },
      profiles: { find: async () => profileRecord({ salutation: 'madame' }) },
      now,
    });
    return { answer: await opened.catch((error: unknown) => error), steps };
  };
  const own = takenPart(userId, me.name);

  it('logs the access, then marks its reader, before anything is read', async () => {
    expect((await open(own)).steps).toEqual(['logged', `read by ${userId}`, 'read']);
    expect((await open({ ...own, read_by: 'another' })).steps).toContain(`read by ${userId}`);
  });

  it('begins the chart as its expert usually does, where nobody has opened it or chosen', async () => {
    const usual = { houses: 'Koch', orbs: 'wide' } as const;
    const begun = { revision: 1, chosen: usual };
    const by = async (part: PartRecord) => (await open(part, { usual })).answer;
    expect(await by(own)).toMatchObject({ conventions: begun });
    const chosen = { revision: 2, chosen: { houses: 'Equal' } } as const;
    expect(await by({ ...own, conventions: chosen })).toMatchObject({ conventions: chosen });
    for (const read_by of [userId, 'another'])
      expect(await by({ ...own, read_by })).toMatchObject({ conventions: nothingChosen });
    expect((await open(own, { usual: {} })).answer).toMatchObject({ conventions: nothingChosen });
  });

  it('has the words of a part counted that nobody has opened, where its expert wants it', async () => {
    const by = async (part: PartRecord, counting: Counting) => (await open(part, { counting })).answer;
    expect(await by(own, { words: true })).toMatchObject({ counted: {} });
    expect(await by(own, { words: true, dates: true })).toMatchObject({ counted: { dates: true } });
    for (const counting of [{}, { dates: true }] as const)
      expect(await by(own, counting)).not.toHaveProperty('counted', expect.anything());
    // It was switched off, or is still on.
    const counted = { ...own, read_by: userId, counted: {} };
    expect(await by(counted, {})).not.toHaveProperty('counted', expect.anything());
    expect(await by(counted, { words: true })).toMatchObject({ counted: {} });
    // Two may have written it.
    expect(await by({ ...own, read_by: 'another' }, { words: true })).not.toHaveProperty(
      'counted',
      expect.anything(),
    );
  });

  it('shows what the customer said, and logs that it was read; what was taken back is no word', async () => {
    const at = '2026-11-24T08:00:00.000Z';
    const agreed = { version: agreementVersion, at };
    const words = { text: 'Je change de métier en janvier.', at, agreed };
    const shown = await open({ ...own, read_by: userId }, { words });
    expect(shown.steps).toEqual(['logged', 'read', 'logged']);
    expect(shown.answer).toMatchObject({ words, salutation: 'madame' });
    const back = { at, agreed, withdrawn_at: at };
    const withdrawn = await open({ ...own, read_by: userId }, { words: back });
    expect(withdrawn.steps).toEqual(['logged', 'read']);
    expect(withdrawn.answer).toMatchObject({ words: back });
  });

  it('marks the same reader once, and logs every time', async () => {
    expect((await open({ ...own, read_by: userId })).steps).toEqual(['logged', 'read']);
  });

  it('shows no birth to a reading that needs none, and marks none as opened', async () => {
    Object.assign(catalogue[own.service], { needsBirthInfo: false });
    const { answer, steps } = await open(own);
    Object.assign(catalogue[own.service], { needsBirthInfo: true });
    expect(steps).toEqual(['logged', `read by ${userId}`]);
    expect(answer).toMatchObject({
      customer_info: { birthDate: '', birthTime: '', birthPlace: '', person: { firstName: 'Yann' } },
    });
    expect(answer).not.toHaveProperty('correction.opened_at');
  });

  it('reads nothing when the access cannot be logged, or the part is handed over meanwhile', async () => {
    expect(await open(own, { add: broken })).toMatchObject({
      answer: { message: 'no such table' },
      steps: [],
    });
    const moved = async () => {
      throw new Moved('part');
    };
    expect(await open(own, { noteReader: moved })).toMatchObject({
      answer: { code: 'forbidden' },
      steps: ['logged'],
    });
  });
});
