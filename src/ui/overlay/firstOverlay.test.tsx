// @vitest-environment bundled-happy-dom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { OverlayHost } from './OverlayHost';
import { overlays } from './overlays';

// In a file of its own: the code of overlays is loaded with the first one of a page.
it('hears the key that is pressed as soon as the first overlay shows', async () => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
	const root = createRoot(document.body.appendChild(document.createElement('div')));
	root.render(<OverlayHost />);
	const { closed } = overlays.open({ kind: 'modal', label: 'Form', render: () => <input /> });
	const pressed = new Promise<void>(resolve => {
		new MutationObserver((_, watch) => {
			if (document.querySelector('[role="dialog"]') === null) return;
			watch.disconnect();
			document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
			resolve();
		}).observe(document.body, { childList: true, subtree: true });
	});
	await pressed;
	const stillOpen = new Promise<string>(resolve => setTimeout(() => resolve('still open'), 200));
	expect(await Promise.race([closed, stillOpen])).toBeUndefined();
	root.unmount();
	vi.unstubAllGlobals();
});
