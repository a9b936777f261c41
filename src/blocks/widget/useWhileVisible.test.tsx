// @vitest-environment bundled-happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWhileVisible } from './useWhileVisible';
import { type WidgetStage, WidgetStageProvider } from './WidgetStage';

afterEach(cleanup);

const log = vi.fn<(event: string) => void>();

function Working({ of }: { of: string }) {
	useWhileVisible(name => {
		log(`begins ${name}`);
		return () => log(`ends ${name}`);
	}, of);
	return null;
}

const shown = (stage: WidgetStage, of: string) => (
	<WidgetStageProvider value={stage}>
		<Working of={of} />
	</WidgetStageProvider>
);
const logged = () => log.mock.calls.splice(0).map(([event]) => event);

it('works only while the widget can be seen', () => {
	const { rerender, unmount } = render(shown('hidden', 'a'));
	expect(logged()).toEqual([]);
	rerender(shown('visible', 'a'));
	expect(logged()).toEqual(['begins a']);
	rerender(shown('hidden', 'a'));
	expect(logged()).toEqual(['ends a']);
	rerender(shown('preview', 'a'));
	expect(logged()).toEqual(['begins a']);
	unmount();
	expect(logged()).toEqual(['ends a']);
});

it('begins again for something else, and not for each render', () => {
	const { rerender } = render(shown('visible', 'a'));
	rerender(shown('visible', 'a'));
	expect(logged()).toEqual(['begins a']);
	rerender(shown('visible', 'b'));
	expect(logged()).toEqual(['ends a', 'begins b']);
});
