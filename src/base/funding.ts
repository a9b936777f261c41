declare const FUNDING_URL: string | undefined;

/** Where the client's makers take donations: `funding` in package.json, set by the build. Empty if there is none. */
export const funding: string = typeof FUNDING_URL === 'string' ? FUNDING_URL : '';
