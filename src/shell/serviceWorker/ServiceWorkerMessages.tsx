import { afterStart } from '@/platform/afterStart';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';

/** A page that is never idle registers its worker after this time, in milliseconds. */
const WORKER_MS = 2_000;

const WorkerListener = lazyPart(async () => {
	await new Promise<void>(resolve => afterStart(resolve, WORKER_MS));
	return import('./WorkerListener');
});

/** Starts the service worker once the page has started, and does what it asks for. */
export const ServiceWorkerMessages = () => (
	<LatePart>
		<WorkerListener />
	</LatePart>
);
