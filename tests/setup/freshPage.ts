import { beforeEach } from 'vitest';
import { accounts } from '@/stores/session/accounts';
import { overlays } from '@/ui/overlay/overlays';
import { toasts } from '@/ui/toast/toasts';

// Test files share a process, and with it the page: what one leaves there is not the next one's.
history.replaceState(null, '', '/');
accounts.setState({ all: [], current: null });
window.happyDOM.settings.device.prefersReducedMotion = 'no-preference';

beforeEach(() => {
	document.documentElement.className = '';
	for (const { id } of toasts.shown()) toasts.dismiss(id);
	overlays.closeAll();
});
