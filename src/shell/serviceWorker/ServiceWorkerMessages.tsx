import type { PageMessage } from '@workers/service/service.protocol';
import { useEffect } from 'react';
import { showError } from '@/blocks/actions/showError';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { useSession } from '@/stores/session/SessionContext';

/** Listens to the service worker; pages open where the surrounding layout opens them. */
export function ServiceWorkerMessages(): null {
	const session = useSession();
	const { navigate } = useNavigation();
	useEffect(() => {
		// Missing on insecure pages.
		const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
		if (!worker) return undefined;
		const listen = async ({ data }: MessageEvent) => {
			try {
				const [{ parseMessage }, { handleMessage }] = await Promise.all([
					import('./parseMessage'),
					import('./handleMessage'),
				]);
				const message = parseMessage(data, location.origin);
				if (message) await handleMessage(message, session, navigate);
			} catch (error) {
				await showError(error);
			}
		};
		const onMessage = (event: MessageEvent) => {
			if ((event.data as { type?: unknown } | null)?.type === 'order') void listen(event);
		};
		worker.addEventListener('message', onMessage);
		worker.startMessages();
		// It may have opened this page for something.
		worker.controller?.postMessage({ type: 'ready' } satisfies PageMessage);
		return () => worker.removeEventListener('message', onMessage);
	}, [session, navigate]);
	return null;
}
