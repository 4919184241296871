/** The parts that one row of proofs reuses: the hosted functions and a customer who can sign in. */
import { GetFunctionConfigurationCommand, LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda';
import { inject } from 'vitest';
import { awsClientConfig, awsEnvironment } from '../../../bin/local/aws.ts';
import { newCustomer, signIn, type TestCustomer } from '../customers.ts';
import { claimsOf } from '../jwt.ts';
import { type HostedFunction, hostFunction, type Variables } from './function-host.ts';

/** The functions of the flows: the bundle, and the beginning of the deployed function's name. */
export const functions = {
  signUp: { entry: 'accounts/sign-up', name: /HttpSignUpFunction/ },
  createPayment: { entry: 'payments/create-payment', name: /HttpCreatePayment/ },
  webhook: { entry: 'payments/stripe-webhook', name: /HttpStripeWebhook/ },
  verifyPayment: { entry: 'payments/verify-payment', name: /HttpVerifyPayment/ },
  withdraw: { entry: 'refunds/withdraw', name: /HttpWithdraw/ },
  refundOrder: { entry: 'refunds/refund-order', name: /HttpRefundOrder/ },
  payOwed: { entry: 'refunds/pay-owed', name: /HttpPayOwed/ },
  sweepRefunds: { entry: 'refunds/sweep-refunds', name: /SweepRefunds/ },
  reconcile: { entry: 'payments/reconcile', name: /Reconcile/ },
  validateEmail: { entry: 'accounts/validate-email', name: /HttpValidateEmail/ },
  requestReset: { entry: 'accounts/request-reset', name: /HttpRequestReset/ },
  confirmReset: { entry: 'accounts/confirm-reset', name: /HttpConfirmReset/ },
  contact: { entry: 'contact/contact', name: /HttpContact/ },
  enqueueMails: { entry: 'mails/enqueue-mails', name: /EnqueueMails/ },
  issuePaper: { entry: 'papers/issue-paper', name: /IssuePaper/ },
  sendMail: { entry: 'mails/send-mail', name: /SendMail/ },
  sweepMails: { entry: 'mails/sweep-mails', name: /SweepMails/ },
} as const satisfies Record<string, { entry: string; name: RegExp }>;
export type FunctionName = keyof typeof functions;

export type Customer = TestCustomer & { readonly userId: string };
export type Lane = {
  hosted(name: FunctionName): Promise<HostedFunction>;
  /** The deployed function's own variables. */
  variables(name: FunctionName): Promise<Variables>;
  /** Signed in less than ten minutes ago. */
  customer(): Promise<Customer>;
  stop(): Promise<void>;
};

const sessionMinutes = 10;

const deployedNames = async (client: LambdaClient): Promise<string[]> => {
  const names: string[] = [];
  for await (const page of paginateListFunctions({ client }, {})) {
    names.push(...(page.Functions ?? []).flatMap(({ FunctionName: name }) => name ?? []));
  }
  return names;
};

const readVariables = async (client: LambdaClient, deployed: string): Promise<Variables> => {
  const answer = await client.send(new GetFunctionConfigurationCommand({ FunctionName: deployed }));
  return { ...answer.Environment?.Variables, ...awsEnvironment };
};

const keptCustomer = () => {
  let kept: { customer: Customer; until: number } | undefined;
  return async (): Promise<Customer> => {
    if (kept && kept.until > Date.now()) return kept.customer;
    const known = kept?.customer;
    const made = known ? { ...known, ...(await signIn(known)) } : await newCustomer();
    const customer = { ...made, userId: claimsOf(made.access).sub };
    kept = { customer, until: Date.now() + sessionMinutes * 60_000 };
    return customer;
  };
};

export const openLane = (): Lane => {
  const client = new LambdaClient(awsClientConfig(inject('shop').emulator));
  const names = deployedNames(client);
  const hosts = new Map<FunctionName, Promise<HostedFunction>>();
  const known = new Map<FunctionName, Promise<Variables>>();
  const find = async (name: FunctionName) => {
    const deployed = (await names).find((one) => functions[name].name.test(one));
    if (!deployed) throw new Error(`no function ${name} is deployed`);
    return readVariables(client, deployed);
  };
  return {
    hosted: (name) => {
      const host = hosts.get(name) ?? hostFunction(functions[name].entry);
      hosts.set(name, host);
      return host;
    },
    variables: (name) => {
      const variables = known.get(name) ?? find(name);
      known.set(name, variables);
      return variables;
    },
    customer: keptCustomer(),
    stop: async () => {
      for (const host of hosts.values()) await (await host).stop();
    },
  };
};
