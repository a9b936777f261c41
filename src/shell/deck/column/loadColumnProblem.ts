/** Apart from `ColumnFrame`, as the list of its files would be part of each start of a deck. */
export const loadColumnProblem = () => import('./ColumnProblem');
