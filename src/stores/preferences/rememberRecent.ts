import type { Session } from '../session/Session';
import { baseSettings } from './BaseSettings';
import type { BaseSetting } from './baseSetting';

const KEPT = 32;

/**
 * Moves a used item to the front of a list of recent ones; stored on this device.
 * @param owner the account that used it, where it isn't the page's
 */
export function rememberRecent(setting: BaseSetting<readonly string[]>, used: string, owner?: Session): void {
	const others = baseSettings.get(setting, owner).filter(each => each !== used);
	baseSettings.set(setting, [used, ...others].slice(0, KEPT), owner);
}
