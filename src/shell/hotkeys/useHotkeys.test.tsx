// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Intent, intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';
import { useHotkeys } from './useHotkeys';

const session = { key: 'a.server/mara' } as Session;
vi.mock('@/stores/session/sessionAt', () => ({ sessionAt: () => session }));

const navigate = vi.fn();
let heard: Intent[] = [];
let end = () => {};

function Page() {
	useHotkeys(session, navigate);
	return (
		<>
			<div data-scroller="">
				{['newest', 'middle', 'oldest'].map(id => (
					<article key={id} data-note-id={id} data-testid={id} tabIndex={-1}>
						{id}
					</article>
				))}
			</div>
			<input aria-label="field" />
			<textarea aria-label="area" />
			<select aria-label="choice" />
			<div contentEditable="true" data-testid="editable" />
		</>
	);
}

const press = (key: string, target: Element = document.body, more: KeyboardEventInit = {}) =>
	fireEvent.keyDown(target, { key, ...more });
const focused = () => document.activeElement?.getAttribute('data-note-id') ?? null;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['performance'] });
	heard = [];
	end = intents.listen(intent => heard.push(intent));
	render(<Page />);
});
afterEach(() => {
	end();
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
	location.hash = '';
});

it('acts once on a key that is held down or pressed again within half a second', () => {
	press('n');
	press('n', document.body, { repeat: true });
	vi.advanceTimersByTime(499);
	press('p');
	expect(heard).toHaveLength(1);
	vi.advanceTimersByTime(1);
	press('p');
	expect(heard.map(({ kind }) => kind)).toEqual(['compose', 'compose']);
});

it('goes on through the notes while j is held down', () => {
	screen.getByTestId('newest').focus();
	press('j');
	press('j', document.body, { repeat: true });
	expect(focused()).toBe('oldest');
	press('k');
	expect(focused()).toBe('middle');
});

it('leaves keys alone in fields, under overlays, in the image viewer and with other modifiers', () => {
	for (const name of ['field', 'area', 'choice']) press('n', screen.getByLabelText(name));
	press('n', screen.getByTestId('editable'));
	press('n', document.body, { ctrlKey: true });
	location.hash = '#pswp';
	press('n');
	location.hash = '';
	vi.spyOn(overlays, 'top').mockReturnValue({} as ReturnType<typeof overlays.top>);
	press('n');
	expect(heard).toEqual([]);
});

it('opens the search with s', () => {
	press('s');
	expect(navigate).toHaveBeenCalledExactlyOnceWith('/search');
});

it('marks the note in focus with f, and does nothing without one', () => {
	press('f');
	expect(heard).toEqual([]);
	screen.getByTestId('middle').focus();
	press('f', screen.getByTestId('middle'));
	expect(heard).toEqual([{ kind: 'favorite', session, noteId: 'middle' }]);
});
