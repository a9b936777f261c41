/** The bars above the layout; rendered for accounts only. */
export const loadStatusBars = () => import('./StatusBars');
