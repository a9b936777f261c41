import type { StreamConnection } from '@/api/streaming/StreamConnection';

/**
 * What was fetched before the stream subscribed may be outdated. So this calls `catchUp` when the connection is
 * restored, and when it is first made after this call.
 * @returns the function that stops it
 */
export function catchUpWhenConnected(stream: StreamConnection, catchUp: () => void): () => void {
	return stream.events.on('state', state => {
		if (state === 'connected') catchUp();
	});
}
