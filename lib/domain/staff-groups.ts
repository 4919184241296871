/** Cognito groups: who writes, and who sees all orders and reassigns. Apart, for pages that know no schema. */
export const staffGroups = { experts: 'experts', administrators: 'administrators' } as const;
