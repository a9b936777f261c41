export { openComposer } from './openComposer';

/** Has the composer's code at hand before it is opened. */
export const loadComposer = () => import('./Composer');

/** The composer within a page, as classic has it above the timeline. */
export const loadInlineComposer = () => import('./InlineComposer').then(module => ({ default: module.InlineComposer }));
