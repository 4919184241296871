import type { Discipline } from '#domain/catalogue.ts';

/** Names a part; the draft belongs to it, whoever holds it. */
export type DraftKey = { readonly order_id: string; readonly service: Discipline };

export const partOf = ({ order_id, service }: DraftKey): string => `${order_id}#${service}`;
export const outlineEntry = 'outline';
export const sectionEntry = (id: string): string => `section#${id}`;
export const stateEntry = (at: string, id: string): string => `state#${at}#${id}`;
