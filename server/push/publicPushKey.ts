import type { Core } from '../Core';

/** The key that browsers subscribe with; null while administrators have turned push off. */
export const publicPushKey = ({ settings, pushKeys }: Core): string | null =>
	settings.get('enableServiceWorker') ? pushKeys.publicKey : null;
