export { useIsTutorialDue } from './useIsTutorialDue';

/** The tutorial of the page's account; for layouts that have room for it. */
export const loadTutorial = () => import('./Tutorial');
