import { chartConventions } from '#content/charts.ts';
import { seat } from '#content/company.ts';
import { impactOpinion } from '#content/impact.ts';
import { deskRules } from '#content/rules.ts';
import { cooperative } from '#content/story.ts';
import { claims } from '../merchant/claims.ts';
import { reportExamples } from '../merchant/examples.ts';
import { experts } from '../merchant/experts.ts';
import { outlines } from '../merchant/outlines.ts';
import { perks } from '../merchant/perks.ts';
import { popular } from '../merchant/popular.ts';
import { reviewNotice } from '../merchant/reviews.ts';
import { signatures } from '../merchant/signatures.ts';
import { guidanceAuthor } from '../merchant/signers.ts';
import { testimonials } from '../merchant/testimonials.ts';
import { merchant } from '../merchant.ts';

/** The merchant content (`merchant.ts` and `merchant/`), as the launch check reads it. */
const merchantContent = {
  merchant,
  cooperative,
  outlines,
  'holidays of the seat': seat,
  'rules of the desk': deskRules,
  'conventions of the charts': chartConventions,
  'author of the guidance': guidanceAuthor,
  'badge «Populaire»': popular,
  'opinion on the impact analysis': { proof: undefined, ...impactOpinion },
  ...(reviewNotice && { 'notice about reviews': reviewNotice }),
  ...Object.fromEntries(perks.map((perk) => [`perk «${perk.text}»`, perk])),
  ...Object.fromEntries(claims.map((claim) => [`claim «${claim.value} ${claim.label}»`, claim])),
  ...Object.fromEntries(experts.map((expert) => [`expert ${expert.name}`, expert])),
  ...Object.fromEntries(signatures.map((one) => [`signature of ${one.of}`, one])),
  ...Object.fromEntries(reportExamples.map((one) => [`example «${one.title}»`, one])),
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
    ...(isSample(thing) ? (name === 'merchant' ? texts : [`${name}: a sample`]) : []),
    ...(isSample(thing) && name === 'merchant'
      ? []
      : reserved.map(([path, value]) => `${name}: ${path} «${value}» is a reserved domain`)),
    ...(isUnproven(thing) ? [`${name}: no proof`] : []),
  ];
};

/**
 * Lists every sample, unproven or impossible value of the merchant content, because customers must not see them (code de
 * la consommation, L121-2 to L121-4). Empty when the shop may open.
 */
export const merchantFindings = (content: Content = merchantContent): string[] =>
  Object.entries(content).flatMap(findingsOf);
