import { baseSettings } from './BaseSettings';

const KEPT = 32;

/** Puts what was just used at the front of what is offered first from then on; kept on this device. */
export function rememberRecent(name: 'recentlyUsedEmojis' | 'recentlyUsedUsers', used: string): void {
	const others = baseSettings.get(name).filter(each => each !== used);
	baseSettings.set(name, [used, ...others].slice(0, KEPT));
}
