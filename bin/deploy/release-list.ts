import * as z from 'zod/mini';
import { type Functions, functionsSchema, type Running } from './functions.ts';
import { keptMs } from './release.ts';

/** The hash of each page by its key. */
const pagesSchema = z.record(z.string(), z.string());
export type Pages = z.infer<typeof pagesSchema>;

const releaseSchema = z.object({
  /** Counts from 1. */
  number: z.int(),
  commit: z.string(),
  /** UTC. */
  at: z.string(),
  functions: functionsSchema,
  pages: pagesSchema,
});
/** What a deployment left running when its checks were green. */
export type Release = z.infer<typeof releaseSchema>;

export const listSchema = z.object({
  /** The newest last. */
  releases: z.array(releaseSchema),
  /** After a way back, until the next deployment. */
  back: z.optional(
    z.object({
      to: z.int(),
      /** The functions as the stacks made them. */
      functions: functionsSchema,
      /** The time of the way back's last change, in milliseconds; absent while one runs, or when one broke off. */
      endedAt: z.optional(z.number()),
    }),
  ),
});
export type ReleaseList = z.infer<typeof listSchema>;

/** The list after a green deployment: a release stays while the files of its pages do, and the newest ones stay. */
export const withRelease = (
  { releases }: ReleaseList,
  made: Omit<Release, 'number' | 'at'>,
  now: Date,
): ReleaseList => {
  const number = (releases.at(-1)?.number ?? 0) + 1;
  const replacedAt = (index: number) => Date.parse(releases[index + 1]?.at ?? now.toISOString());
  const young = releases.filter((_, index) => now.getTime() - replacedAt(index) < keptMs);
  return { releases: [...young.slice(1 - keptReleases), { number, at: now.toISOString(), ...made }] };
};
/** A list of ten holds two megabytes. */
const keptReleases = 10;

/**
 * Each function as the stacks made it last. After a way back CloudFormation still compares with its own templates: it leaves a
 * function alone whose template is the same, though the way back has changed it.
 */
export const madeByStacks = ({ back }: ReleaseList, running: readonly Running[]): Functions =>
  Object.fromEntries(
    running.map(({ name, kept, changedAt }) => {
      const isPutBack = back && (back.endedAt === undefined || changedAt <= back.endedAt);
      return [name, (isPutBack && back.functions[name]) || kept];
    }),
  );

const dayAndTime = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** What a way back can lead to, a line each, the newest first. */
export const releaseLines = ({ releases, back }: ReleaseList): string[] =>
  releases.toReversed().map(({ number, at, commit }, index) => {
    const runs = back ? back.to === number : index === 0;
    const broken = back && back.endedAt === undefined ? ' (broke off: repeat it)' : '';
    return `${number}  ${dayAndTime(at)} UTC  ${commit.slice(0, 10)}${runs ? `  runs now${broken}` : ''}`;
  });
