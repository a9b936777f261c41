/** Loads the dialog with the rules of a column. */
export const loadColumnRules = () => import('./openColumnRules');
