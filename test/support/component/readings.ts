/** Readings of drafts by colleagues behind the pages of the atelier: its functions decide, on rows in memory. */
import {
  askColleague as askWire,
  colleaguePage,
  endReading as endWire,
  listReadings as listWire,
  readAsColleague as openWire,
  removeComment as removeWire,
  saveComment as saveWire,
  readComments as seenWire,
  settleComment as settleWire,
} from '#domain/wire/readings.ts';
import { askColleague, endReading, readComments, settleComment } from '#lambdas/readings/asking.ts';
import {
  listReadings,
  type OpenDependencies,
  readAsColleague,
  removeComment,
  saveComment,
} from '#lambdas/readings/reading.ts';
import { askedPart } from '#lambdas/staff/second-reading.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { staffRecord } from '../builders.ts';
import { memoryReadings } from '../memory-readings.ts';
import { type Answers, bodyOf } from './answers.ts';
import type { StaffAccount } from './staff.ts';

type Deps = () => Pick<OpenDependencies, 'orders' | 'births' | 'profiles' | 'now'> & {
  readonly parts: Pick<PartsStore, 'find' | 'findAll'>;
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="141"></svg>';

export const memorySecondReadings = (team: readonly StaffAccount[], drafts: OpenDependencies['drafts']) => {
  const readings = memoryReadings();
  const rows = team.map(({ member: { id, name, discipline } }) =>
    staffRecord({ user_id: id, name, discipline }),
  );
  const staff = { all: async () => rows, find: async (id: string) => rows.find((row) => row.user_id === id) };
  const nothing = { messages: [], questions: [], corrections: [], margin: [] };
  const beside = {
    ...{ readings, staff, drafts },
    threads: { ofPart: async () => nothing },
    accesses: { addVisit: async () => undefined },
  };
  const serve = ({ answer }: Answers, me: Member, of: Deps): void => {
    const deps = () => ({ ...of(), ...beside });
    answer(seenWire, ({ params }) => readComments(me, params, deps()));
    answer(askWire, (sent) => askColleague(me, sent.params, bodyOf(sent).to, deps()));
    answer(endWire, ({ params }) => endReading(me, params, deps()));
    answer(settleWire, (sent) => settleComment(me, sent.params, bodyOf(sent).done, deps()));
    answer(listWire, () => listReadings(me, deps()));
    answer(openWire, ({ params }) => readAsColleague(me, params, deps()));
    answer(saveWire, (sent) => saveComment(me, sent.params, bodyOf(sent), deps()));
    answer(removeWire, ({ params }) => removeComment(me, params, deps()));
    answer(colleaguePage, async (sent) => {
      await askedPart(me, sent.params, deps());
      return { pages: 3, page: bodyOf(sent).page, svg };
    });
  };
  return { serve };
};
