// @vitest-environment bundled-happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { draft as draftWith } from '@tests/factories/draft';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Handlers, handlers } from '@/stores/handlers';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { overlays } from '@/ui/overlay/overlays';
import { PluginActions } from './PluginActions';

const draft = draftWith({ text: 'as written', useCw: true, cw: 'careful' });

const ends: (() => void)[] = [];
const register = (title: string, run: Handlers['post_form_action']['run']) =>
	act(() => void ends.push(handlers.register(testSession(), 'post_form_action', { title, run })));
afterEach(() =>
	act(() => {
		for (const end of ends.splice(0)) end();
		overlays.closeAll();
	}),
);

function show() {
	const change = vi.fn();
	renderInSession(
		<>
			<PluginActions draft={draft} change={change} />
			<OverlayHost />
		</>,
	);
	return change;
}

const choose = async (title: string) => {
	fireEvent.click(screen.getByRole('button', { name: 'Plugins' }));
	fireEvent.click(await screen.findByRole('menuitem', { name: title }));
};

describe('what plugins can do with a note that is being written', () => {
	it('is there as long as one of them can do something', () => {
		show();
		expect(screen.queryByRole('button')).toBeNull();
		register('Shout', () => {});
		expect(screen.getByRole('button', { name: 'Plugins' })).toBeTruthy();
		act(() => ends.pop()?.());
		expect(screen.queryByRole('button')).toBeNull();
	});

	it('is none of another account’s', () => {
		act(
			() =>
				void ends.push(handlers.register({ key: 'b.example/noor' }, 'post_form_action', { title: 'Hers', run() {} })),
		);
		show();
		expect(screen.queryByRole('button')).toBeNull();
	});

	it('is given the form and changes it', async () => {
		const change = show();
		register('Shout', ({ text, cw }, update) => update({ text: `${text} (${cw})!`, cw: null }));
		await choose('Shout');
		expect(change).toHaveBeenCalledWith({ text: 'as written (careful)!', useCw: false });
	});

	it('takes nothing that is not a text, and is told of where it fails', async () => {
		const change = show();
		register('Break', (_form, update) => {
			(update as (given: unknown) => void)({ text: 12, cw: {} });
			throw new Error('out of rope');
		});
		await choose('Break');
		expect(change).toHaveBeenCalledWith({});
		expect(await screen.findByText(/out of rope/)).toBeTruthy();
	});
});
