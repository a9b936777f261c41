// @vitest-environment bundled-happy-dom
import { screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { afterEach, describe, expect, it } from 'vitest';
import type { WireNote } from '@/wire/entities';
import { NoteCard } from './NoteCard';
import { pressedNote } from './pressedNote';

afterEach(() => getSelection()?.removeAllRanges());

function show(note: WireNote, isDetailed = false) {
	const session = testSession();
	session.entities.ingest([note]);
	return renderInSession(<NoteCard noteId={note.id} isDetailed={isDetailed} />, { session });
}

/** The path that a click on the element leads to. */
function press(element: Element, init: MouseEventInit = {}): string | null {
	let path: string | null = null;
	const listen = (event: Event) => {
		path = pressedNote(event as MouseEvent);
		event.preventDefault();
	};
	document.body.addEventListener('click', listen, { once: true, capture: true });
	element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
	return path;
}

const rin = wireUser({ id: 'user2', username: 'rin', name: 'Rin' });

describe('pressedNote', () => {
	it('is the note whose text or empty area was pressed', () => {
		const note = wireNote({ text: 'my words' });
		const { container } = show(note);
		expect(press(screen.getByText('my words'))).toBe(`/notes/${note.id}`);
		expect(press(container.querySelector('article') ?? container)).toBe(`/notes/${note.id}`);
	});

	it('is the renoted note of a pure renote', () => {
		const inner = wireNote({ text: 'renoted words', user: rin });
		show(wireNote({ text: null, renote: inner }));
		expect(press(screen.getByText('renoted words'))).toBe(`/notes/${inner.id}`);
	});

	it('is none for links, buttons and pictures in it, nor for the note that its page is about', () => {
		const { container, unmount } = show(wireNote({ text: 'see https://a.example/' }));
		const controls = [...container.querySelectorAll('a, button, img')];
		expect(controls.length).toBeGreaterThan(3);
		for (const control of controls) expect(press(control)).toBeNull();
		unmount();
		show(wireNote({ text: 'its own page' }), true);
		expect(press(screen.getByText('its own page'))).toBeNull();
	});

	it('is none while text is selected, nor with Shift or another button', () => {
		show(wireNote({ text: 'my words' }));
		const words = screen.getByText('my words');
		expect(press(words, { shiftKey: true })).toBeNull();
		expect(press(words, { button: 1 })).toBeNull();
		getSelection()?.selectAllChildren(words);
		expect(press(words)).toBeNull();
	});
});
