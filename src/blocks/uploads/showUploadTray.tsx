import { createRoot } from 'react-dom/client';
import { uploadQueues } from '@/stores/uploads/uploadQueues';
import { UploadTray } from './UploadTray';

let isShown = false;

/** Shows unattended uploads until they are done, in a React root of its own, as the caller is unmounting. */
export function showUploadTray(): void {
	if (isShown || uploadQueues.unattended().length === 0) return;
	isShown = true;
	const place = document.body.appendChild(document.createElement('div'));
	const root = createRoot(place);
	const end = () => {
		isShown = false;
		// Not during a render.
		setTimeout(() => {
			root.unmount();
			place.remove();
		});
	};
	root.render(<UploadTray onDone={end} />);
}
