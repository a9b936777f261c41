import { baseSettings } from './BaseSettings';
import type { BaseSetting } from './baseSetting';

const KEPT = 32;

/** Puts what was just used at the front of what is offered first from then on; kept on this device. */
export function rememberRecent(setting: BaseSetting<readonly string[]>, used: string): void {
	const others = baseSettings.get(setting).filter(each => each !== used);
	baseSettings.set(setting, [used, ...others].slice(0, KEPT));
}
