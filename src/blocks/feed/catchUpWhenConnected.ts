import type { StreamConnection } from '@/api/streaming/StreamConnection';

/**
 * Whatever is fetched before the stream is asked to tell of changes may be old by then: so `catchUp` is called when the
 * connection comes back, and when it comes up for the first time only after this call.
 * @returns ends it
 */
export function catchUpWhenConnected(stream: StreamConnection, catchUp: () => void): () => void {
	return stream.events.on('state', state => {
		if (state === 'connected') catchUp();
	});
}
