import { beforeEach } from 'vitest';
import { toasts } from '@/ui/toast/toasts';

// Test files share a process, and with it the page: what one leaves there is not the next one's.
beforeEach(() => {
	if (typeof document === 'undefined') return;
	document.documentElement.className = '';
	for (const { id } of toasts.shown()) toasts.dismiss(id);
});
