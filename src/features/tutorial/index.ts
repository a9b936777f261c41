/** The tutorial of the page's account, which shows when it is due; for layouts that have room for it. */
export const loadTutorial = () => import('./Tutorial');
