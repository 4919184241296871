/** The wire of the daily guidance (§7 «guidance-du-jour»), of the links in its mail, and of the day's sky. */
import * as z from 'zod/mini';
import { sentBirthSchema, zoneSchema } from '../births/birth.ts';
import { phases, retrogradable, signs } from '../guidance/sky/facts.ts';
import { printable } from '../letters.ts';
import { fullNameSchema } from '../names.ts';
import { birthDateSchema, birthPlaceSchema, birthTimeSchema, visitorEmailSchema } from '../profile.ts';
import { validationTexts as texts } from '../texts/validation.ts';
import { linkBody } from './link.ts';
import { isSentWithItsDate } from './profile.ts';

const utm = z.optional(
  z.nullable(z.string().check(z.maxLength(200), z.regex(printable, texts.utmUnreadable))),
);

const guidanceRequest = z
  .strictObject({
    full_name: fullNameSchema,
    email: visitorEmailSchema,
    /** Null when empty, like the next two. */
    birth_date: z.nullable(birthDateSchema),
    birth_time: z.nullable(birthTimeSchema),
    birth_place: z.nullable(birthPlaceSchema),
    /** What is known beyond these three: place, zone and how sure the hour is. */
    birth: z.optional(z.nullable(sentBirthSchema)),
    /** The default zone replaces an unknown name (`zones.ts`). */
    tz: zoneSchema,
    /** Today in `tz`, YYYY-MM-DD (§9); the server compares it with its own clock and refuses another day. */
    for_date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, texts.dayInvalid)),
    consent: z.literal(true, texts.consentRequired),
    utm_source: utm,
    utm_medium: utm,
    utm_campaign: utm,
  })
  .check(isSentWithItsDate);
export type GuidanceRequest = z.infer<typeof guidanceRequest>;

/**
 * POST /api/guidance-du-jour → 202; anyone. `pending`: the mail is queued. 409 `guidance_received` («déjà reçu») when
 * the address has the guidance of this local day, or of another zone within the last 20 hours; 409 `guidance_stopped`
 * when the address was stopped; 400 `invalid_day` when `for_date` is not today in `tz`; 429 `too_many`.
 */
export const guidance = {
  method: 'POST',
  path: '/api/guidance-du-jour',
  body: guidanceRequest,
  answer: z.object({ ok: z.literal(true), pending: z.boolean() }),
} as const;

/**
 * POST /api/guidance/stop: stops the guidance of the address. The page of the mail's link sends the token as JSON; a
 * mail client sends the form `List-Unsubscribe=One-Click` to `?token=…` (RFC 8058). Repeating changes nothing. 400
 * link_invalid.
 */
export const stopGuidance = {
  method: 'POST',
  path: '/api/guidance/stop',
  body: linkBody,
  answer: z.object({ stopped: z.literal(true) }),
} as const;

/** POST /api/guidance/not-me: a stranger typed the address; it is blocked until its mailbox resumes. */
export const refuseGuidance = {
  method: 'POST',
  path: '/api/guidance/not-me',
  body: linkBody,
  answer: z.object({ blocked: z.literal(true) }),
} as const;

/** POST /api/guidance/resume: undoes either of the two; the form accepts the address again. */
export const resumeGuidance = {
  method: 'POST',
  path: '/api/guidance/resume',
  body: linkBody,
  answer: z.object({ resumed: z.literal(true) }),
} as const;

/** Instants in UTC, longitudes in degrees; `facts` are French lines with the local time of `zone`. */
const skyAnswer = z.object({
  zone: z.string(),
  date: z.string(),
  /** «samedi 21 novembre 2026» */
  day: z.string(),
  /** «Lune gibbeuse croissante en Bélier» */
  title: z.string(),
  /** The end of the local day (UTC). */
  until: z.string(),
  moon: z.object({
    sign: z.enum(signs),
    phase: z.enum(phases),
    /** Degrees: 0 new, 180 full. */
    elongation: z.number(),
    /** 0 to 1. */
    illumination: z.number(),
    longitude: z.number(),
    change: z.optional(z.object({ at: z.string(), sign: z.enum(signs) })),
  }),
  /** Elongations of the Moon at noon of each day of this month, in whole degrees. */
  month: z.array(z.number()),
  sun: z.object({ sign: z.enum(signs), longitude: z.number() }),
  retrogrades: z.array(z.enum(retrogradable)),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What the mail of this day says to everybody; `planets` is empty on a quiet day. */
  words: z.object({
    opening: z.string(),
    moon: z.array(z.string()),
    planets: z.string(),
    readings: z.array(z.object({ fact: z.string(), text: z.string() })),
    gesture: z.string(),
    closing: z.string(),
  }),
});
export type SkyAnswer = z.infer<typeof skyAnswer>;

/** Seconds until the answer is out of date. */
const secondsLeft = ({ until }: SkyAnswer, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / 1000));

/**
 * GET /api/sky?zone=Europe/Paris; anyone, cached until the end of the local day. The zone of the content
 * replaces an unknown one.
 */
export const sky = { method: 'GET', path: '/api/sky', maxAge: secondsLeft, answer: skyAnswer } as const;
