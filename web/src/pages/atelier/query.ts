import { disciplines } from '#domain/catalogue.ts';
import { paths } from '#web/platform/paths.ts';
import type { PartKey } from './api.ts';

const viewIds = [
  'queue',
  'issues',
  'readings',
  'delivered',
  'passages',
  'orders',
  'team',
  'settings',
  'notice',
] as const;
export type ViewId = (typeof viewIds)[number];

/** The query of /atelier: a part, or one of the lists. */
type AtelierQuery = {
  readonly part: PartKey | undefined;
  /** A colleague's draft that the reader is asked to read. */
  readonly reading: PartKey | undefined;
  readonly view: ViewId | undefined;
  /** The search in the list of all orders. */
  readonly search: string;
};

export const readAtelierQuery = (search: string): AtelierQuery => {
  const query = new URLSearchParams(search);
  const service = disciplines.find((known) => known === query.get('service'));
  const partIn = (name: string): PartKey | undefined => {
    const id = query.get(name);
    return id && service ? { order_id: id, service } : undefined;
  };
  return {
    part: partIn('commande'),
    reading: partIn('relecture'),
    view: viewIds.find((known) => known === query.get('vue')),
    search: query.get('recherche') ?? '',
  };
};

const addressOf = (query: Readonly<Record<string, string>>, view: ViewId | undefined): string =>
  `${paths.atelier}?${new URLSearchParams({ ...query, ...(view && { vue: view }) })}`;

/** `view` is the list to return to. */
export const partAddress = ({ order_id, service }: PartKey, view: ViewId): string =>
  addressOf({ commande: order_id, service }, view);
/** The draft of a colleague, for whoever is asked to read it. */
export const readingAddress = ({ order_id, service }: PartKey): string =>
  addressOf({ relecture: order_id, service }, 'readings');
/** The list of all orders, filtered by a number, a name or an address. */
export const ordersAddress = (search: string): string => addressOf({ recherche: search }, 'orders');
export const viewAddress = (view: ViewId | undefined): string => addressOf({}, view ?? 'queue');
