import type { TableName } from '../tables.ts';

/** The variable that passes a table's name to functions, e.g. `ORDERS_TABLE`. */
export const variableOf = (table: TableName) => `${table.toUpperCase()}_TABLE` as const;
export type TableVariable = ReturnType<typeof variableOf>;
