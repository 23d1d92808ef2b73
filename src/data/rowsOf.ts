/** Gives the rows of a table in its order, each with its key as its id. */
export const rowsOf = <Id extends string, Row extends object>(table: {readonly [id in Id]?: Row}) =>
  (Object.entries(table) as [Id, Row][]).map(([id, row]) => ({id, ...row}));
