/** Whether the page was started by an address with `?safemode`: without custom CSS and plugins (rules/start#safe-mode). */
export const isSafeMode = new URLSearchParams(location.search).has('safemode');
