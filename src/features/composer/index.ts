export { openComposer } from './openComposer';

/** The composer within a page, as classic has it above the timeline. */
export const loadInlineComposer = () => import('./InlineComposer').then(module => ({ default: module.InlineComposer }));
