import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AlarmBell } from '../constructs/alarm-bell.ts';
import { CustomerAlarms } from '../constructs/customer-alarms.ts';
import { ShopDashboard } from '../constructs/shop-dashboard.ts';
import { Spending } from '../constructs/spending.ts';
import type { Stage } from '../stage.ts';
import type { ApiStack } from './api-stack.ts';

export type MonitoringStackProps = StackProps & { readonly stage: Stage; readonly api: ApiStack };

/** Alarms, their topic and the dashboard, in a stack of their own so that changing them never changes the shop. */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, { stage, api, ...props }: MonitoringStackProps) {
    super(scope, id, props);
    const bell = new AlarmBell(this, 'Bell', stage);
    new CustomerAlarms(this, 'Customers', { stage, api, bell });
    new ShopDashboard(this, 'Dashboard', { stage, api, alarms: bell.alarms });
    if (stage.onAws) new Spending(this, 'Spending', { stage, topic: bell.topic });
  }
}
