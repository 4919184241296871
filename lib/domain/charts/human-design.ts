import { MakeTime, SearchSunLongitude } from 'astronomy-engine';
import { turn } from '../guidance/sky/positions.ts';
import { humanDesignOf } from '../guidance/sky/traditions.ts';
import { planetLongitude, planetNames, trueNode } from './bodies.ts';
import { type Centre, type Channel, centres, channels, motors } from './body-graph.ts';

export const activationNames = [...planetNames, 'NorthNode', 'Earth', 'SouthNode'] as const;
export type ActivationName = (typeof activationNames)[number];

/** `nearBoundary`: within 20″ of the next line, where two ephemerides may differ. */
export type Activation = { readonly gate: number; readonly line: number; readonly nearBoundary: boolean };
export type Activations = Readonly<Record<ActivationName, Activation>>;

const day = 86_400_000;
const lineWidth = 360 / 384;
const boundary = 20 / 3600;

/** A line counted from 2° Aquarius, of 384. */
export const lineIndexOf = (longitude: number): number => Math.floor(turn(longitude - 302) / lineWidth);
const nearLine = (longitude: number): boolean => {
  const within = turn(longitude - 302) % lineWidth;
  return within < boundary || within > lineWidth - boundary;
};

const activationOf = (longitude: number): Activation => {
  const { gate, line } = humanDesignOf(longitude);
  return { gate, line, nearBoundary: nearLine(longitude) };
};

/** The middle of a line, in degrees. */
export const longitudeOfLine = (index: number): number => turn(302 + (index + 0.5) * lineWidth);

type Moving = Exclude<ActivationName, 'Earth' | 'SouthNode'>;
/** Order of the names as printed; the Earth is opposite the Sun, one node opposite the other. */
export const activationsFrom = (longitudeOf: (name: Moving) => number): Activations => {
  const of = (name: Moving, turned = 0): Activation => activationOf(turn(longitudeOf(name) + turned));
  return {
    Sun: of('Sun'),
    Moon: of('Moon'),
    Mercury: of('Mercury'),
    Venus: of('Venus'),
    Mars: of('Mars'),
    Jupiter: of('Jupiter'),
    Saturn: of('Saturn'),
    Uranus: of('Uranus'),
    Neptune: of('Neptune'),
    Pluto: of('Pluto'),
    NorthNode: of('NorthNode'),
    Earth: of('Sun', 180),
    SouthNode: of('NorthNode', 180),
  };
};
export const movingNames: readonly Moving[] = [...planetNames, 'NorthNode'];
export const longitudeAt = (name: Moving, at: Date): number =>
  name === 'NorthNode' ? trueNode(at) : planetLongitude(name, at);

/** The Sun moves 88° in 83 to 95 days. */
const sunAfter = (at: Date, degrees: number, searchFrom: number, searchDays: number): Date => {
  const wanted = turn(planetLongitude('Sun', at) + degrees);
  const time = SearchSunLongitude(wanted, MakeTime(new Date(at.getTime() + searchFrom * day)), searchDays);
  if (!time) throw new RangeError('the instant lies outside its search');
  return time.date;
};
/** The instant at which the Sun was 88° of arc before its position at birth. */
export const designInstant = (at: Date): Date => sunAfter(at, -88, -96, 20);
/** The birth whose design instant this is. */
export const birthOfDesign = (at: Date): Date => sunAfter(at, 88, 80, 20);

/** Groups of centres that defined channels connect. */
const groupsOf = (defined: readonly Channel[]): Centre[][] => {
  const groups: Centre[][] = [];
  for (const { between } of defined) {
    const joined = groups.filter((group) => between.some((centre) => group.includes(centre)));
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push([...new Set([...joined.flat(), ...between])]);
  }
  return groups;
};

export type DesignType = 'Manifestor' | 'Generator' | 'Manifesting Generator' | 'Projector' | 'Reflector';

const typeOf = (groups: readonly (readonly Centre[])[]): DesignType => {
  const defined = groups.flat();
  if (defined.length === 0) return 'Reflector';
  const withThroat = groups.find((group) => group.includes('throat')) ?? [];
  const isMotorised = motors.some((motor) => withThroat.includes(motor));
  if (defined.includes('sacral')) return isMotorised ? 'Manifesting Generator' : 'Generator';
  return isMotorised ? 'Manifestor' : 'Projector';
};

const strategies: Readonly<Record<DesignType, string>> = {
  Manifestor: 'Inform',
  Generator: 'Respond',
  'Manifesting Generator': 'Respond',
  Projector: 'Wait for the invitation',
  Reflector: 'Wait a lunar cycle',
};

const authorityOf = (type: DesignType, groups: readonly (readonly Centre[])[]): string => {
  const defined = groups.flat();
  if (type === 'Reflector') return 'Lunar';
  if (defined.includes('solar')) return 'Emotional';
  if (defined.includes('sacral')) return 'Sacral';
  if (defined.includes('spleen')) return 'Splenic';
  if (defined.includes('heart')) return 'Ego';
  const withThroat = groups.find((group) => group.includes('throat'));
  return withThroat?.includes('g') ? 'Self-Projected' : 'Mental';
};

const definitions = ['None', 'Single', 'Split', 'Triple Split', 'Quadruple Split'];

/** `39.5`: gate and line. */
export const writtenActivation = ({ gate, line }: Activation): string => `${gate}.${line}`;

export type BothActivations = { readonly personality: Activations; readonly design: Activations };

/** The activations of the birth and of the design instant together define channels and centres. */
export const bodyGraphOf = ({ personality, design }: BothActivations) => {
  const gates = new Set(activationNames.flatMap((name) => [personality[name].gate, design[name].gate]));
  const defined = channels.filter((channel) => channel.gates.every((gate) => gates.has(gate)));
  const groups = groupsOf(defined);
  const type = typeOf(groups);
  return {
    type,
    strategy: strategies[type],
    authority: authorityOf(type, groups),
    profile: `${personality.Sun.line}/${design.Sun.line}`,
    definition: definitions[groups.length] ?? 'Quadruple Split',
    channels: defined.map((channel) => channel.gates.join('-')),
    centres: centres.filter((centre) => groups.flat().includes(centre)),
    gates: [...gates].sort((left, right) => left - right),
    cross: [personality.Sun.gate, personality.Earth.gate, design.Sun.gate, design.Earth.gate],
    personality,
    design,
  };
};
export type BodyGraph = ReturnType<typeof bodyGraphOf>;

/** The body graph of a birth. */
export const humanDesignChart = (at: Date) => {
  const instant = designInstant(at);
  const activationsAt = (time: Date) => activationsFrom((name) => longitudeAt(name, time));
  const graph = bodyGraphOf({ personality: activationsAt(at), design: activationsAt(instant) });
  return { ...graph, designInstant: instant };
};
