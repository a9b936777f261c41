// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, type RenderResult, render, screen } from '@testing-library/react';
import { deckOf, resetDeck } from '@tests/factories/shownDeck';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Intent, intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';
import { useHotkeys } from './useHotkeys';

const session = { key: 'a.server/mara' } as Session;
const { pressNoteKey } = vi.hoisted(() => ({ pressNoteKey: vi.fn() }));
vi.mock('@/stores/session/sessionAt', () => ({ sessionAt: () => session }));
vi.mock('@/features/noteActions', () => ({ loadNoteKeys: async () => ({ pressNoteKey }) }));

const navigate = vi.fn();
const navigation = { navigate, href: (path: string) => path, hasPage: () => true };
let heard: Intent[] = [];
let end = () => {};
let drawn: RenderResult;

function Page({ hosted = navigation }) {
	useHotkeys(session, hosted);
	return (
		<>
			<div data-scroller="">
				{['newest', 'middle', 'oldest'].map(id => (
					<article key={id} data-note-id={id} data-testid={id} tabIndex={-1}>
						{id}
					</article>
				))}
			</div>
			<nav data-region="" data-testid="bar">
				<button type="button">Drive</button>
				<button type="button" aria-current="page">
					Timeline
				</button>
			</nav>
			<div data-deck="">
				<section data-region="" data-column-id="a">
					<button type="button">Title</button>
					<div role="feed" aria-label="Home" tabIndex={0} data-scroller="">
						<article data-testid="told" data-notification="">
							<button type="button">Accept</button>
						</article>
						<article data-testid="told before" data-notification="" />
					</div>
					<button type="button">Retry</button>
				</section>
				<section data-region="" data-column-id="b">
					<button type="button">Other title</button>
				</section>
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
	deckOf(['a'], ['b'], ['c']);
	drawn = render(<Page />);
});
afterEach(() => {
	end();
	cleanup();
	resetDeck();
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

it('acts at once on a key that is pressed again after an overlay was left', () => {
	press('n');
	const top = vi.spyOn(overlays, 'top').mockReturnValue({} as ReturnType<typeof overlays.top>);
	press('Escape', screen.getByLabelText('field'));
	top.mockReturnValue(undefined);
	press('n', document.body, { repeat: true });
	expect(heard).toHaveLength(1);
	press('n');
	expect(heard).toHaveLength(2);
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
	const viewer = document.body.appendChild(document.createElement('div'));
	viewer.className = 'pswp';
	press('n');
	viewer.remove();
	vi.spyOn(overlays, 'top').mockReturnValue({} as ReturnType<typeof overlays.top>);
	press('n');
	expect(heard).toEqual([]);
});

it('works where an address has the mark of the image viewer but no viewer is open', () => {
	location.hash = '#pswp';
	press('n');
	location.hash = '';
	expect(heard).toHaveLength(1);
});

it('opens the search with s', () => {
	press('s');
	expect(navigate).toHaveBeenCalledExactlyOnceWith('/search');
});

it('passes other letters on to the note in focus, and does nothing with them without one', async () => {
	expect(press('f')).toBe(true);
	const middle = screen.getByTestId('middle');
	middle.focus();
	expect(press('f', middle)).toBe(false);
	press('f', middle);
	press('x', middle);
	await vi.waitFor(() => expect(pressNoteKey).toHaveBeenCalledTimes(2));
	expect(pressNoteKey.mock.calls).toEqual([
		['f', session, middle, navigation],
		['x', session, middle, navigation],
	]);
});

const active = () => document.activeElement;
const button = (name: string) => screen.getByRole('button', { name });

it('moves through notifications as through notes, by pages too', () => {
	screen.getByTestId('told').tabIndex = -1;
	screen.getByTestId('told').focus();
	press('PageDown', screen.getByTestId('told'));
	expect(active()).toBe(screen.getByTestId('told before'));
	press('k', screen.getByTestId('told before'));
	expect(active()).toBe(screen.getByTestId('told'));
});

it('leaves a control for its note with Escape, and a feed with Control and Home or End', () => {
	button('Accept').focus();
	press('Escape', button('Accept'));
	expect(active()).toBe(screen.getByTestId('told'));
	press('End', screen.getByTestId('told'), { ctrlKey: true });
	expect(active()).toBe(button('Retry'));
	button('Accept').focus();
	press('Home', button('Accept'), { ctrlKey: true });
	expect(active()).toBe(button('Title'));
});

it('knows the key before in a sequence, also one that a control kept, and Shift does not count', () => {
	const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => {});
	screen.getByTestId('newest').focus();
	press('g');
	press('Shift');
	press('g');
	expect(scrolled).toHaveBeenCalledOnce();
	const keep = (event: Event) => event.stopPropagation();
	press('g');
	button('Title').addEventListener('keydown', keep);
	press('x', button('Title'));
	press('g');
	expect(scrolled).toHaveBeenCalledOnce();
});

it('goes on with a sequence when the layout is drawn anew between its keys', () => {
	const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => {});
	screen.getByTestId('newest').focus();
	press('g');
	drawn.rerender(<Page hosted={{ ...navigation }} />);
	press('g');
	expect(scrolled).toHaveBeenCalledOnce();
});

it('keeps the meaning of these keys outside of lists', () => {
	button('Title').focus();
	for (const key of ['PageDown', 'Home', 'End', 'Escape']) expect(press(key, button('Title'))).toBe(true);
	expect(press('End', button('Title'), { ctrlKey: true })).toBe(true);
});

it('goes from part to part of the page with F6, out of fields too, and to a column by its number', () => {
	screen.getByLabelText('field').focus();
	press('F6', screen.getByLabelText('field'));
	expect(active()).toBe(button('Timeline'));
	press('F6', button('Timeline'));
	expect(active()).toBe(screen.getByRole('feed'));
	press('F6', screen.getByRole('feed'), { shiftKey: true });
	expect(active()).toBe(button('Timeline'));
	press('2', button('Timeline'));
	expect(active()).toBe(button('Other title'));
	press('1', button('Other title'));
	expect(active()).toBe(screen.getByRole('feed'));
	press('2', screen.getByLabelText('field'));
	expect(active()).toBe(screen.getByRole('feed'));
});

it('enters the page that was opened over a column, not what lies below', () => {
	render(
		<section data-region="" data-column-id="c">
			<div inert>
				<div role="feed" tabIndex={0}>
					<article />
				</div>
			</div>
			<section data-page="" data-testid="page" tabIndex={-1} />
		</section>,
	);
	press('3');
	expect(active()).toBe(screen.getByTestId('page'));
	button('Title').focus();
	press(']', button('Title'));
	press(']', button('Other title'));
	expect(active()).toBe(screen.getByTestId('page'));
});

it('hears the key that is pressed as soon as the page is there', async () => {
	cleanup();
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
	const place = document.body.appendChild(document.createElement('div'));
	const root = createRoot(place);
	const drawn = new Promise<void>(resolve => {
		new MutationObserver(() => {
			press('n');
			resolve();
		}).observe(place, { childList: true });
	});
	heard = [];
	root.render(<Page />);
	await drawn;
	expect(heard).toMatchObject([{ kind: 'compose' }]);
	root.unmount();
	place.remove();
	vi.unstubAllGlobals();
});
