import { Duration } from 'aws-cdk-lib';
import { callers } from '#lambdas/routing/callers.ts';
import type { Declaration } from '#lambdas/routing/route.ts';
import type { UseOf, Uses } from '#lambdas/routing/uses.ts';
import { type TableName, tableNames } from '../domain/tables.ts';
import { routes } from '../routes.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Routes } from './http-api.ts';
import { grantPowers, type PowersProps } from './powers.ts';
import type { ServiceFunction } from './service-function.ts';
import type { ShopTable } from './shop-table.ts';

/** The stack of each feature's routes; a route may name another. */
const stacks = {
  accounts: 'accounts',
  atelier: 'atelier',
  authenticity: 'desk',
  births: 'atelier',
  contact: 'accounts',
  desk: 'desk',
  exports: 'accounts',
  guidance: 'guidance',
  health: 'api',
  issues: 'api',
  live: 'api',
  orders: 'api',
  papers: 'api',
  payments: 'api',
  refunds: 'api',
  readings: 'desk',
  reports: 'api',
  requests: 'accounts',
  threads: 'desk',
  typeset: 'desk',
} as const satisfies Record<string, string>;
type StackName = (typeof stacks)[keyof typeof stacks];
type Props = PowersProps & { readonly http: Routes };

const isFeature = (name: string): name is keyof typeof stacks => name in stacks;

const stackOf = (entry: string, { stack }: Declaration): StackName => {
  const [feature = ''] = entry.split('/');
  if (!isFeature(feature)) throw new Error(`lambdas/${entry}.ts is of no feature`);
  return stack ?? stacks[feature];
};

const grantTables = (to: ServiceFunction, uses: Uses, data: DataStack): void => {
  for (const name of tableNames) {
    const table: ShopTable<TableName> = data[name];
    const used: readonly UseOf<TableName>[] | undefined = uses[name];
    if (used) table.grant(to, ...used);
  }
};

const grantAll = (to: ServiceFunction, route: Declaration, props: Props): void => {
  const { data } = props;
  const { who, uses = {}, pool, enrolment, may = [] } = route;
  if ('verifies' in callers[who]) data.accounts.identify(to);
  if (who === 'freshCustomer') data.tokens.grant(to, 'GetItem');
  grantTables(to, uses, data);
  if (pool) data.accounts.grant(to, ...pool);
  if (enrolment) data.accounts.grantEnrolment(to, ...enrolment);
  grantPowers(to, may, props);
};

const callersOf = (who: Declaration['who']) => {
  const caller = callers[who];
  return 'openTo' in caller ? { openTo: caller.openTo } : { signedIn: caller.signedIn };
};

/** Adds the functions of all routes of a stack, with what each declares. */
export const addRoutes = (stack: StackName, props: Props): void => {
  for (const { entry, route } of routes.filter((one) => stackOf(one.entry, one.route) === stack)) {
    const { id, wire, loss, seconds, memory, traced, reserved, who } = route;
    const service = props.http.add({
      id,
      route: wire,
      entry,
      impact: loss,
      ...callersOf(who),
      ...(seconds && { timeout: Duration.seconds(seconds) }),
      ...(memory && { memorySize: memory }),
      ...(traced && { traced }),
      ...(reserved && { reserved }),
    });
    grantAll(service, route, props);
  }
};
