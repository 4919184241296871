/** The pool's client with which a function of ours enrols a second factor; no browser has it. */
export const enrolmentClient = (stage: string): string => `quatre-sagesses-${stage}-enrolment`;
/** Cognito groups: who writes, and who sees all orders and reassigns. Apart, for pages that know no schema. */
export const staffGroups = { experts: 'experts', administrators: 'administrators' } as const;

/** What a token says of somebody with a group and without a second factor, in the place of the groups. */
export const missingFactor = { name: 'factor', value: 'missing' } as const;
