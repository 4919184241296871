import { shopKey } from '#content/shop.ts';

/** The pool client of the function that enrols a second factor; no browser uses it. */
export const enrolmentClient = (stage: string): string => `${shopKey}-${stage}-enrolment`;
/**
 * Cognito groups: experts write, administrators see all orders and reassign parts. In its own module for pages without
 * schemas.
 */
export const staffGroups = { experts: 'experts', administrators: 'administrators' } as const;

/** The claim of a staff member without a second factor, in place of the groups. */
export const missingFactor = { name: 'factor', value: 'missing' } as const;
