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

const longitudeOf = (name: ActivationName, at: Date): number => {
  if (name === 'Earth') return turn(planetLongitude('Sun', at) + 180);
  if (name === 'NorthNode') return trueNode(at);
  if (name === 'SouthNode') return turn(trueNode(at) + 180);
  return planetLongitude(name, at);
};

const activationOf = (longitude: number): Activation => {
  const within = turn(longitude - 302) % lineWidth;
  const { gate, line } = humanDesignOf(longitude);
  return { gate, line, nearBoundary: within < boundary || within > lineWidth - boundary };
};

/** Order of the names as printed. */
const activationsAt = (at: Date): Activations => {
  const of = (name: ActivationName): Activation => activationOf(longitudeOf(name, at));
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
    Earth: of('Earth'),
    SouthNode: of('SouthNode'),
  };
};

/** The instant at which the Sun was 88° of arc before its position at birth. */
const designInstant = (at: Date): Date => {
  const wanted = turn(planetLongitude('Sun', at) - 88);
  const time = SearchSunLongitude(wanted, MakeTime(new Date(at.getTime() - 96 * day)), 20);
  if (!time) throw new RangeError('the design instant lies outside its search');
  return time.date;
};

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
  if (defined.includes('solar plexus')) return 'Emotional';
  if (defined.includes('sacral')) return 'Sacral';
  if (defined.includes('spleen')) return 'Splenic';
  if (defined.includes('heart')) return 'Ego';
  const withThroat = groups.find((group) => group.includes('throat'));
  return withThroat?.includes('g') ? 'Self-Projected' : 'Mental';
};

const definitions = ['None', 'Single', 'Split', 'Triple Split', 'Quadruple Split'];

/** The body graph of a birth: the activations of the birth and of the design instant together define channels and centres. */
export const humanDesignChart = (at: Date) => {
  const design = designInstant(at);
  const activations = { personality: activationsAt(at), design: activationsAt(design) };
  const gates = new Set(
    activationNames.flatMap((name) => [activations.personality[name].gate, activations.design[name].gate]),
  );
  const defined = channels.filter((channel) => channel.gates.every((gate) => gates.has(gate)));
  const groups = groupsOf(defined);
  const type = typeOf(groups);
  const { personality } = activations;
  return {
    type,
    strategy: strategies[type],
    authority: authorityOf(type, groups),
    profile: `${personality.Sun.line}/${activations.design.Sun.line}`,
    definition: definitions[groups.length] ?? 'Quadruple Split',
    channels: defined.map((channel) => channel.gates.join('-')),
    centres: centres.filter((centre) => groups.flat().includes(centre)),
    gates: [...gates].sort((left, right) => left - right),
    cross: [
      personality.Sun.gate,
      personality.Earth.gate,
      activations.design.Sun.gate,
      activations.design.Earth.gate,
    ],
    ...activations,
    designInstant: design,
  };
};
