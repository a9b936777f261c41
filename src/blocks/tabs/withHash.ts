/** The address of a page's tab. @param path the page's, without a hash */
export const withHash = (path: string, tab: string): string => `${path}#${tab}`;
