import type { Session } from '@/stores/session/Session';

/** In the units of the icon's drawing, which is 64 wide. */
const DOT = '<circle cx="49" cy="15" r="13" fill="#e5484d" stroke="#fff" stroke-width="4"/>';

/**
 * Marks the page's icon with a dot while the account has unread notifications.
 * @returns the function that stops it
 */
export function watchFavicon(session: Session): () => void {
	const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
	if (!link) return () => {};
	const plain = link.href;
	let marked: Promise<string> | undefined;
	let wantsMark = false;
	const show = async () => {
		const unread = session.me.getState().me?.unreadNotificationsCount ?? 0;
		if (wantsMark === unread > 0) return;
		wantsMark = unread > 0;
		if (!wantsMark) {
			link.href = plain;
			return;
		}
		marked ??= markedIcon(plain);
		const href = await marked.catch(() => plain);
		if (wantsMark) link.href = href;
	};
	void show();
	return session.me.subscribe(() => void show());
}

/** @throws if the icon can't be fetched */
async function markedIcon(url: string): Promise<string> {
	const drawing = await (await fetch(url)).text();
	return `data:image/svg+xml,${encodeURIComponent(drawing.replace('</svg>', `${DOT}</svg>`))}`;
}
