/** Apart from the other late parts, whose list of files would be loaded at each start. */
export const loadReadMarks = () => import('./reading/startReadMarks');
