/** The first notes and what they show come before. */
const AFTER_MS = 4000;

/**
 * Loads what has to be there when the connection is gone: what tells of errors, menus, and the form to write in. In the
 * page's idle time; where it fails, again once the device is online.
 */
export function loadSpares(isMember: boolean): void {
	const load = () => {
		const parts = [
			import('@/ui/overlay/OverlayStack'),
			import('@/ui/dialog/MessageDialog'),
			import('@/ui/menu/Menu'),
			...(isMember
				? [
						import('@/features/composer').then(composer => composer.loadComposer()),
						import('@/features/outbox').then(outbox => outbox.loadOutbox()),
					]
				: []),
		];
		Promise.all(parts).catch(() => addEventListener('online', load, { once: true }));
	};
	setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(load) : load()), AFTER_MS);
}
