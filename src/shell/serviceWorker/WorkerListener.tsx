import type { PageMessage } from '@workers/service/service.protocol';
import { useEffect } from 'react';
import { showError } from '@/blocks/actions/showError';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { useSession } from '@/stores/session/SessionContext';
import { parseMessage, type ServiceWorkerMessage } from './parseMessage';
import { startWorker } from './startWorker';

const taken = new Set<string>();

/** Tells the worker that a message has arrived. Whether it is the first time. */
function isFirst({ id }: ServiceWorkerMessage, worker: ServiceWorkerContainer): boolean {
	if (id === null) return true;
	worker.controller?.postMessage({ type: 'taken', id } satisfies PageMessage);
	return taken.size < taken.add(id).size;
}

/** Starts the service worker and listens to it; pages open where the surrounding layout opens them. */
export default function WorkerListener(): null {
	const session = useSession();
	const { navigate } = useNavigation();
	useEffect(() => startWorker(session), [session]);
	useEffect(() => {
		// Missing on insecure pages.
		const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
		if (!worker) return undefined;
		const listen = ({ data }: MessageEvent) => {
			const message = parseMessage(data, location.origin);
			if (!message || !isFirst(message, worker)) return;
			import('./handleMessage')
				.then(({ handleMessage }) => handleMessage(message, session, navigate))
				.catch(error => showError(error));
		};
		worker.addEventListener('message', listen);
		worker.startMessages();
		// It may have opened this page for something.
		worker.controller?.postMessage({ type: 'ready' } satisfies PageMessage);
		return () => worker.removeEventListener('message', listen);
	}, [session, navigate]);
	return null;
}
