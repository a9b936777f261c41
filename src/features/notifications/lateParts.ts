/** What a start does without; so that it doesn't have to know their files. */
export const loadPage = () => import('./NotificationsPage');

export const loadColumnMenu = () => import('./columnMenu');
