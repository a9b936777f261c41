// @vitest-environment bundled-happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { usePageMark } from './usePageMark';

function Marked({ isOn = true }: { isOn?: boolean }) {
	usePageMark(isOn ? 'data-with-drawer' : undefined);
	return null;
}

const isMarked = () => document.documentElement.hasAttribute('data-with-drawer');

describe('a mark of the page', () => {
	afterEach(cleanup);

	it('stays until the last component that set it is gone', () => {
		const first = render(<Marked />);
		const second = render(<Marked />);
		expect(isMarked()).toBe(true);
		first.unmount();
		expect(isMarked()).toBe(true);
		second.rerender(<Marked isOn={false} />);
		expect(isMarked()).toBe(false);
	});
});
