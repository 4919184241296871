import { claims } from '../owner/claims.ts';
import { cooperative } from '../owner/cooperative.ts';
import { experts } from '../owner/experts.ts';
import { perks } from '../owner/perks.ts';
import { reviewNotice } from '../owner/reviews.ts';
import { testimonials } from '../owner/testimonials.ts';
import { owner } from '../owner.ts';

/** The owner content (`owner.ts` and `owner/`), as the launch check reads it. */
const ownerContent = {
  owner,
  cooperative,
  ...(reviewNotice && { 'notice about reviews': reviewNotice }),
  ...Object.fromEntries(perks.map((perk) => [`perk «${perk.text}»`, perk])),
  ...Object.fromEntries(claims.map((claim) => [`claim «${claim.value} ${claim.label}»`, claim])),
  ...Object.fromEntries(experts.map((expert) => [`expert ${expert.name}`, expert])),
  ...Object.fromEntries(testimonials.map((one) => [`testimonial of ${one.author}`, one])),
};
type Content = Readonly<Record<string, object>>;

const namedValues = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => namedValues(part, path ? `${path}.${key}` : key));
};

/** Hosts that are reserved for examples (RFC 2606). */
const isReserved = (text: string): boolean => /\.(example|invalid|test|localhost)\b/.test(text);

const isSample = (thing: object): boolean => 'sample' in thing && thing.sample === true;
const isUnproven = (thing: object): boolean => 'proof' in thing && !thing.proof;

/** A story is one finding; a statement of several facts has one finding per fact. */
const findingsOf = ([name, thing]: [string, object]): string[] => {
  const values = namedValues(thing, '');
  const texts = values.map(([path, value]) => `${name}: ${path} «${value.slice(0, 60)}»`);
  const reserved = values.filter(([, value]) => isReserved(value));
  return [
    ...(isSample(thing) ? (name === 'owner' ? texts : [`${name}: a sample`]) : []),
    ...(isSample(thing) && name === 'owner'
      ? []
      : reserved.map(([path, value]) => `${name}: ${path} «${value}» is a reserved domain`)),
    ...(isUnproven(thing) ? [`${name}: no proof`] : []),
  ];
};

/**
 * Lists every sample, unproven or impossible value of the owner content, because customers must not see them (code de
 * la consommation, L121-2 to L121-4). Empty when the shop may open.
 */
export const ownerFindings = (content: Content = ownerContent): string[] =>
  Object.entries(content).flatMap(findingsOf);
