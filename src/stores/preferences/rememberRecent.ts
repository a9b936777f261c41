import { baseSettings } from './BaseSettings';
import type { BaseSetting } from './baseSetting';

const KEPT = 32;

/** Moves a used item to the front of a list of recent ones; stored on this device. */
export function rememberRecent(setting: BaseSetting<readonly string[]>, used: string): void {
	const others = baseSettings.get(setting).filter(each => each !== used);
	baseSettings.set(setting, [used, ...others].slice(0, KEPT));
}
