// @vitest-environment bundled-happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const observed = new Set<Element>();
let tell: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
	vi.resetModules();
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(callback: (entries: readonly object[]) => void) {
				tell = isIntersecting => callback([...observed].map(target => ({ target, isIntersecting })));
			}
			observe = (element: Element) => observed.add(element);
			unobserve = (element: Element) => observed.delete(element);
		},
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

function setHidden(isHidden: boolean) {
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
	act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function show() {
	const { useIsSeen } = await import('./useIsSeen');
	function Watched() {
		const [element, setElement] = useState<HTMLElement | null>(null);
		return <p ref={setElement}>{useIsSeen(element) ? 'seen' : 'unseen'}</p>;
	}
	return render(<Watched />);
}

it('is seen while it is in the window of a page that is not hidden', async () => {
	const { unmount } = await show();
	expect(screen.getByText('unseen')).toBeTruthy();
	act(() => tell(true));
	expect(screen.getByText('seen')).toBeTruthy();
	setHidden(true);
	expect(screen.getByText('unseen')).toBeTruthy();
	setHidden(false);
	expect(screen.getByText('seen')).toBeTruthy();
	act(() => tell(false));
	expect(screen.getByText('unseen')).toBeTruthy();
	setHidden(false);
	expect(screen.getByText('unseen')).toBeTruthy();
	unmount();
	expect(observed.size).toBe(0);
});

it('goes by the page alone where browsers cannot tell', async () => {
	vi.stubGlobal('IntersectionObserver', undefined);
	await show();
	expect(screen.getByText('seen')).toBeTruthy();
	setHidden(true);
	expect(screen.getByText('unseen')).toBeTruthy();
});
