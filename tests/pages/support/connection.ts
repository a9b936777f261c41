import { vi } from 'vitest';

const sockets = new Set<WebSocket>();
let isThere = true;

/** Lets the streams that the page opens from now on be cut off with its connection. */
export function watchStreams(): void {
	const Real = globalThis.WebSocket;
	vi.stubGlobal(
		'WebSocket',
		class extends Real {
			constructor(...given: ConstructorParameters<typeof WebSocket>) {
				super(...given);
				sockets.add(this);
				this.addEventListener('close', () => sockets.delete(this));
				if (!isThere || isCutOff(this)) queueMicrotask(() => this.close());
			}
		},
	);
}

/** Takes the device's connection away, or gives it back. */
export function setOffline(isOffline: boolean): void {
	isThere = !isOffline;
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
	if (isOffline) for (const socket of sockets) socket.close();
	window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

const cutOffOrigins = new Set<string>();
const isCutOff = ({ url }: WebSocket): boolean => cutOffOrigins.has(new URL(url).host);

/** Cuts the streams of one server off, and lets no new ones come about. */
export function cutOff(origin: string): void {
	cutOffOrigins.add(new URL(origin).host);
	for (const socket of sockets) if (isCutOff(socket)) socket.close();
}

/** Lets streams of that server come about again. */
export const reconnect = (origin: string): boolean => cutOffOrigins.delete(new URL(origin).host);

/** @throws where there is no connection, as a call does */
export function assertOnline(): void {
	if (!isThere) throw new TypeError('Failed to fetch');
}

/** The connection is back for the next test. */
export function restoreConnection(): void {
	isThere = true;
	cutOffOrigins.clear();
	vi.spyOn(navigator, 'onLine', 'get').mockRestore();
	sockets.clear();
}
