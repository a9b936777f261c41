import { createRoot } from 'react-dom/client';
import { uploadQueues } from '@/stores/uploads/uploadQueues';
import { UploadTray } from './UploadTray';

let isShown = false;

/** Shows what goes up while nobody else does, until it is done. In a root of its own: whoever asks for it is leaving. */
export function showUploadTray(): void {
	if (isShown || uploadQueues.unattended().length === 0) return;
	isShown = true;
	const place = document.body.appendChild(document.createElement('div'));
	const root = createRoot(place);
	const end = () => {
		isShown = false;
		// Not while it renders.
		setTimeout(() => {
			root.unmount();
			place.remove();
		});
	};
	root.render(<UploadTray onDone={end} />);
}
