import { beforeEach, vi } from 'vitest';
import { overlays } from '@/ui/overlay/overlays';
import { toasts } from '@/ui/toast/toasts';

// Test files share a process, and with it the page: what one leaves there is not the next one's.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
if (typeof document !== 'undefined') {
	document.head.replaceChildren();
	document.body.replaceChildren();
	localStorage.clear();
	sessionStorage.clear();
	history.replaceState(null, '', '/');
}

beforeEach(() => {
	if (typeof document === 'undefined') return;
	document.documentElement.className = '';
	for (const { id } of toasts.shown()) toasts.dismiss(id);
	overlays.closeAll();
});
