import { version as packageVersion } from '../../package.json';

/** The product's own version: locale files and the update check use this one constant (spec README, "version"). */
export const version: string = packageVersion;
