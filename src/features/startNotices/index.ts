/** What is said after a start, such as that the client was updated. */
export const loadStartNotices = () => import('./showStartNotices');
