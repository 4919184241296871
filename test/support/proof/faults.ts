import type { Fault } from '../faults/faults.ts';
import type { Flow } from '../faults/flow.ts';
import { flows } from '../faults/flows.ts';
import type { Lane } from '../faults/lane.ts';
import { faultsOf, type Recorded, record, tryFault } from '../faults/matrix.ts';
import type { Result } from './figures.ts';

type Planned = { readonly flow: Flow; readonly recorded: Recorded; readonly fault: Fault };

/** The fractional parts of its multiples are spread evenly, for any number of them: over flows, calls and faults. */
const goldenRatio = 0.618_033_988_75;

/** The end of each flow without a fault, and its calls. */
const recordAll = async (lanes: readonly Lane[]): Promise<ReadonlyMap<Flow, Recorded>> => {
  const waiting = [...flows];
  const found = new Map<Flow, Recorded>();
  const work = async (lane: Lane): Promise<void> => {
    for (let flow = waiting.shift(); flow; flow = waiting.shift()) found.set(flow, await record(lane, flow));
  };
  await Promise.all(lanes.map(work));
  return found;
};

/** Every fault of every flow, or a number of evenly chosen ones. */
const plan = async (lanes: readonly Lane[], count: number): Promise<Planned[]> => {
  const recordings = await recordAll(lanes);
  const all = flows.flatMap((flow): Planned[] => {
    const recorded = recordings.get(flow);
    return recorded ? faultsOf(recorded).map((fault) => ({ flow, recorded, fault })) : [];
  });
  if (count >= all.length) return all;
  const spread = Array.from({ length: count }, (_, index) => ((index * goldenRatio) % 1) * all.length);
  return spread.flatMap((place) => all[Math.floor(place)] ?? []);
};

/** Applies one fault to one call at a time: each flow must end as without faults. */
export const tryFaults = async (lanes: readonly [Lane, ...Lane[]], count: number): Promise<Result> => {
  const planned = await plan(lanes, count);
  const tried = planned.length;
  const lost: string[] = [];
  const work = async (lane: Lane): Promise<void> => {
    for (let next = planned.shift(); next; next = planned.shift()) {
      const { flow, recorded, fault } = next;
      const { struck, deviation } = await tryFault(lane, flow, recorded, fault);
      const name = `${flow.name}: ${fault.kind} ${fault.call} (${fault.nth})`;
      if (!struck) lost.push(`${name}: the call did not come`);
      if (deviation) lost.push(`${name}: ${deviation}`);
    }
  };
  await Promise.all(lanes.map(work));
  return { tried, lost };
};
