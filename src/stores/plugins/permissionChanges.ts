import { Emitter } from '@/base/Emitter';
import type { Session } from '../session/Session';

type Owner = Pick<Session, 'key'>;

interface Change {
	readonly session: string;
	readonly installId: string;
}

const events = new Emitter<{ changed: Change }>();
/** Other tabs restart the plugin, as a running one keeps the permissions it was started with. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('quarterdeck:permissions');
channel?.addEventListener('message', ({ data }) => events.emit('changed', data as Change));

/** Changes of what plugins may do on this device, by this tab or another one. */
export const permissionChanges = {
	/** Call it once the new permissions are kept. */
	tell({ key }: Owner, installId: string): void {
		const change: Change = { session: key, installId };
		events.emit('changed', change);
		channel?.postMessage(change);
	},
	/** @returns the function that unsubscribes */
	watch: ({ key }: Owner, listener: (installId: string) => void): (() => void) =>
		events.on('changed', ({ session, installId }) => {
			if (session === key) listener(installId);
		}),
};
