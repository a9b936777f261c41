import { useEffect, useRef } from 'react';
import type { UploadItem } from '@/domain/drive/UploadItem';
import type { ArrivedFile, UploadQueue } from '@/stores/uploads/UploadQueue';
import { uploadQueues } from '@/stores/uploads/uploadQueues';
import { useStoreInTransition } from '@/ui/late/useStoreInTransition';
import { reportUploadFailures } from './reportUploadFailures';
import { showUploadTray } from './showUploadTray';

/**
 * Attaches a component to a queue: it gets uploaded files, reports failures, and restores files left by a dead tab.
 * @param onArrived called with each uploaded file
 */
export function useUploads(queue: UploadQueue, onArrived: (arrived: ArrivedFile) => void): readonly UploadItem[] {
	const arrived = useRef(onArrived);
	useEffect(() => {
		arrived.current = onArrived;
	}, [onArrived]);
	useEffect(() => {
		void queue.restore();
		const ends = [uploadQueues.listen(queue, file => arrived.current(file)), reportUploadFailures(queue)];
		return () => {
			for (const end of ends) end();
			showUploadTray();
		};
	}, [queue]);
	return useStoreInTransition(queue.state);
}
