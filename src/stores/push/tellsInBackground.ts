import { baseSetting } from '../preferences/baseSetting';

/**
 * Whether the browser shows what arrives while no tab of the page is visible, for accounts that are not pushed to it
 * (rules/notifications#told-once). Has an effect once the browser allows it.
 */
export const tellsInBackground = baseSetting({ key: 'tellsInBackground', where: 'device', default: true });
