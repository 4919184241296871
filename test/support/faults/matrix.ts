import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { type Fault, faultKinds } from './faults.ts';
import type { Flow, Outcome } from './flow.ts';
import { outcomeOf, settleDown } from './flows.ts';
import type { Lane } from './lane.ts';
import { openWorld } from './world.ts';

export type Recorded = { readonly outcome: Outcome; readonly calls: readonly string[] };

/** The result of a fault in a flow: `deviation` describes how its end differs from that without a fault. */
export type Trial = {
  readonly flow: string;
  readonly fault: Fault;
  readonly struck: boolean;
  readonly deviation: string | undefined;
};

/** Runs a flow on new instances, with or without a fault, and lets it settle. */
const runFlow = async (lane: Lane, flow: Flow, fault?: Fault) => {
  const world = await openWorld(lane);
  try {
    const step = await flow.prepare(world);
    world.coolDown();
    world.proxy.arm(fault);
    const client = await step();
    const [calls, struck] = [[...world.proxy.calls()], world.proxy.hasStruck()];
    world.proxy.arm();
    await settleDown(world, flow);
    return { outcome: await outcomeOf(world, client), calls, struck, logs: await world.logs() };
  } finally {
    await world.close();
  }
};

const answersSchema = z.object({ status: z.optional(z.int()), statuses: z.optional(z.array(z.int())) });

/** Records a flow without faults. A flow that the shop refuses even then would prove nothing: it throws. */
export const record = async (lane: Lane, flow: Flow): Promise<Recorded> => {
  const recorded = await runFlow(lane, flow);
  const { status = 200, statuses = [] } = answersSchema.parse(recorded.outcome.client);
  if ([status, ...statuses].some((answer) => answer >= 400))
    throw new Error(`${flow.name} is refused without a fault: ${recorded.logs}`);
  return recorded;
};

/** Every possible fault of every call of a flow. */
export const faultsOf = ({ calls }: Recorded): Fault[] =>
  calls.flatMap((call, index) => {
    const nth = calls.slice(0, index + 1).filter((one) => one === call).length;
    return faultKinds.map((kind) => ({ kind, call, nth }));
  });

/** A mail may be sent twice only after a lost answer of SES. */
const mayRepeatMail = ({ call, kind }: Fault): boolean =>
  call.startsWith('SES') && (kind === 'lose' || kind === 'crash');

const comparable = ({ picture, client }: Outcome, fault: Fault) => {
  const repeated = mayRepeatMail(fault) ? 0 : picture.repeatedMails;
  return { client, picture: { ...picture, repeatedMails: repeated } };
};

const differences = (wanted: Outcome, got: Outcome, fault: Fault): string | undefined => {
  const [left, right] = [comparable(wanted, fault), comparable(got, fault)];
  if (isDeepStrictEqual(left, right)) return undefined;
  return `wanted ${JSON.stringify(left)}\n   got ${JSON.stringify(right)}`;
};

/** Runs a flow with one fault and compares its end with that without. */
export const tryFault = async (lane: Lane, flow: Flow, recorded: Recorded, fault: Fault): Promise<Trial> => {
  const trial = { flow: flow.name, fault };
  try {
    const { outcome, struck, logs } = await runFlow(lane, flow, fault);
    const deviation = differences(recorded.outcome, outcome, fault);
    return { ...trial, struck, deviation: deviation && `${deviation}\n${logs}` };
  } catch (error) {
    return { ...trial, struck: true, deviation: error instanceof Error ? error.message : String(error) };
  }
};
