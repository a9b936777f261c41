/** Loads the views of all kinds of widgets. By itself, so that the start has no list of their files. */
export const loadWidgets = async () => (await import('../widgetDefinitions')).loadWidgets();

/** Loads those beside the page. */
export const loadSideWidgets = () => import('./SideWidgets');
