import { version as packageVersion } from '../../package.json';

/** The product's own version. Locale files and the update check use this constant. */
export const version: string = packageVersion;
