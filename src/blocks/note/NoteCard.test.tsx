// @vitest-environment bundled-happy-dom

import { act, fireEvent, screen, within } from '@testing-library/react';
import { type Choice, choose, renderInSession, testSession } from '@tests/factories/renderInSession';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { Profiler } from 'react';
import { describe, expect, it } from 'vitest';
import { withReaction } from '@/domain/note/noteUpdates';
import type { WireNote } from '@/wire/entities';
import { dataSaver } from '../appearance/dataSaver';
import { NoteCard } from './NoteCard';
import { instanceTicker } from './NoteParts';

function showNote(note: WireNote, ...choices: readonly Choice[]) {
	const session = testSession();
	session.entities.ingest([note]);
	return renderInSession(<NoteCard noteId={note.id} />, { session, choices });
}

const rin = wireUser({ id: 'user2', username: 'rin', name: 'Rin' });

describe('NoteCard', () => {
	it('carries the id of its row, and previews within it carry none', () => {
		const note = wireNote({ renote: wireNote({ text: 'quoted', user: rin }), text: 'my words' });
		const { container } = showNote(note);
		expect([...container.querySelectorAll('[data-note-id]')].map(card => card.getAttribute('data-note-id'))).toEqual([
			note.id,
		]);
		expect(screen.getByText('quoted')).toBeDefined();
	});

	it('shows a pure renote as the note with who renoted it, under the renote’s own id', () => {
		const note = wireNote({ text: null, renote: wireNote({ text: 'renoted words', user: rin }) });
		const { container } = showNote(note);
		expect(container.querySelector('article')?.dataset.noteId).toBe(note.id);
		expect(container.textContent).toContain('Mara Lindqvist renoted');
		expect(screen.getByText('renoted words')).toBeDefined();
	});

	it('folds a renote of what the reader reacted to already', () => {
		const target = wireNote({ text: 'seen before', user: rin, myReaction: '👍', reactions: { '👍': 1 } });
		showNote(wireNote({ text: null, renote: target }));
		expect(screen.queryByText('Reply')).toBeNull();
		fireEvent.click(screen.getByRole('button', { name: 'Show renoted note' }));
		expect(screen.getByRole('button', { name: 'Reply' })).toBeDefined();
	});

	describe('below the note that it answers', () => {
		const asked = wireNote({ id: 'asked', text: 'Did you see the ferry?', user: rin });
		const other = wireNote({ id: 'other', text: 'Low water at noon.', user: rin });
		const showBelow = (note: WireNote) => {
			const session = testSession();
			session.entities.ingest([note]);
			return renderInSession(<NoteCard noteId={note.id} aboveId="asked" />, { session }).container.textContent;
		};

		it('does not repeat the note that it replies to', () => {
			const shown = showBelow(wireNote({ text: 'yes', reply: asked, renote: other }));
			expect(shown).toContain('yes');
			expect(shown).not.toContain('Did you see the ferry?');
			expect(shown).toContain('Low water at noon.');
		});

		it('does not repeat the note that it quotes', () => {
			const shown = showBelow(wireNote({ text: 'yes', reply: other, renote: asked }));
			expect(shown).toContain('yes');
			expect(shown).not.toContain('Did you see the ferry?');
			expect(shown).toContain('Low water at noon.');
		});
	});

	it('says what it replies to', () => {
		showNote(wireNote({ text: 'yes', reply: wireNote({ text: 'Did you see the ferry?', user: rin }) }));
		expect(screen.getByRole('link', { name: /to @rin Did you see the ferry/ })).toBeDefined();
	});

	it('marks bots, badges, servers and narrow visibility', () => {
		const user = wireUser({
			host: 'b.example',
			isBot: true,
			instance: { name: 'Tidepool', themeColor: '#123456', iconUrl: null } as never,
			badgeRoles: [{ name: 'Crew', iconUrl: 'https://home.example/crew.png', displayOrder: 0 }],
		});
		showNote(wireNote({ user, visibility: 'followers', localOnly: true }));
		expect(screen.getByText('bot')).toBeDefined();
		expect(screen.getByText('Tidepool')).toBeDefined();
		expect(screen.getByAltText('Crew')).toBeDefined();
		expect(screen.getByRole('img', { name: 'Followers only' })).toBeDefined();
		expect(screen.getByRole('img', { name: 'Local only' })).toBeDefined();
	});

	it('names the server of people from elsewhere, of all, or of none, as the reader wants it', () => {
		const foreign = wireNote({ text: 'foreign', user: wireUser({ id: 'f', host: 'b.example' }) });
		const shows = (note: WireNote, ticker: 'none' | 'remote' | 'always', name: string) => {
			const { container, unmount } = showNote(note, choose(instanceTicker, ticker));
			const isShown = [...container.querySelectorAll('span')].some(span => span.textContent === name);
			unmount();
			return isShown;
		};
		const tickers = ['none', 'remote', 'always'] as const;
		expect(tickers.map(each => shows(foreign, each, 'b.example'))).toEqual([false, true, true]);
		const local = wireNote({ text: 'local' });
		expect(tickers.map(each => shows(local, each, 'home.example'))).toEqual([false, false, true]);
	});

	it('passes presses on, and offers no renote of what may not be spread', () => {
		const note = wireNote({ visibility: 'specified', repliesCount: 2 });
		const { actions } = showNote(note);
		expect(screen.queryByRole('button', { name: 'Renote' })).toBeNull();
		fireEvent.click(screen.getByRole('button', { name: 'Reply: 2' }));
		expect(actions.reply).toHaveBeenCalledWith(note.id);
		const more = screen.getByRole('button', { name: 'Note menu' });
		fireEvent.click(more);
		expect(actions.menu).toHaveBeenCalledWith(note.id, more);
	});

	it('hides what lies behind a warning until it is asked for', () => {
		showNote(wireNote({ cw: 'Spoilers', text: 'The whale wins.' }));
		const toggle = screen.getByRole('button', { name: 'Show more 15 characters' });
		expect(screen.queryByText('The whale wins.')).toBeNull();
		fireEvent.click(toggle);
		expect(screen.getByText('The whale wins.')).toBeDefined();
		fireEvent.click(screen.getByRole('button', { name: 'Show less' }));
		expect(screen.queryByText('The whale wins.')).toBeNull();
	});

	it('says how much lies behind a warning: letters, files, a poll', () => {
		const files = ['image/png', 'audio/ogg'].map(type => ({
			id: type,
			type,
			name: 'a',
			url: 'https://home.example/a',
		}));
		const poll = { multiple: false, expiresAt: null, choices: [{ text: 'yes', votes: 0, isVoted: false }] };
		showNote(wireNote({ cw: '', text: 'abc', files, poll }));
		expect(screen.getByRole('button', { name: 'Show more 3 characters, 2 files, poll' })).toBeDefined();
	});

	it('shows what a cat writes as cats speak, but neither code nor names', () => {
		const cat = wireUser({ name: 'Nana', isCat: true });
		const note = wireNote({ text: 'banana', user: cat, cw: 'A nap', renote: wireNote({ text: 'banana', user: rin }) });
		const { container } = showNote(note);
		fireEvent.click(screen.getByRole('button', { name: /^Show more/ }));
		expect(screen.getByText('banyanya')).toBeDefined();
		expect(screen.getByText('A nyap')).toBeDefined();
		expect(screen.getByText('Nana')).toBeDefined();
		expect(screen.getByText('banana').closest('blockquote')).not.toBeNull();
		expect(container.querySelector('a[data-path="/@mara"]')?.className).toMatch(/cat/);
	});

	it('dresses an avatar: decorations as they are worn, and who is there', () => {
		const decoration = { id: 'd', url: 'https://home.example/hat.png', angle: 0.25, flipH: true, offsetX: 0.1 };
		const user = wireUser({ avatarDecorations: [decoration], onlineStatus: 'online' });
		const { container } = showNote(wireNote({ user }));
		const hat = container.querySelector<HTMLImageElement>('img[src$="hat.png"]');
		expect(hat?.style).toMatchObject({ rotate: '0.25turn', scale: '-1 1', translate: '10% 0%' });
		expect(screen.getByRole('img', { name: 'Online' })).toBeDefined();
	});

	it('loads no avatar under data saver', () => {
		const { container } = showNote(wireNote(), choose(dataSaver, { ...dataSaver.default, avatar: true }));
		expect(container.querySelector('img')).toBeNull();
		expect(screen.getByRole('img', { name: '@mara' }).textContent).toBe('M');
	});

	it('marks the channel, in its colour', () => {
		const channel = { id: 'c', name: 'Tides', color: '#336699', isSensitive: false, allowRenoteToExternal: true };
		showNote(wireNote({ channel: { ...channel, userId: null } }));
		const mark = screen.getByRole('link', { name: 'In channel Tides' });
		expect(mark.style.borderInlineStartColor).toBe('#336699');
	});

	it('remembers what was opened when the row comes back', () => {
		const note = wireNote({ cw: 'Spoilers', text: 'Kept open.' });
		const { update } = showNote(note);
		fireEvent.click(screen.getByRole('button', { name: /^Show more/ }));
		update(null);
		expect(screen.queryByText('Kept open.')).toBeNull();
		update(<NoteCard noteId={note.id} />);
		expect(screen.getByText('Kept open.')).toBeDefined();
	});

	it('says so where a note is hidden, deleted or gone', () => {
		showNote(wireNote({ isHidden: true, text: null }));
		showNote(wireNote({ deletedAt: new Date().toISOString() } as Partial<WireNote>));
		showNote(wireNote({ text: null, renoteId: 'unknown' }));
		expect(screen.getByText('This note is not visible to you.')).toBeDefined();
		expect(screen.getByText('This note was deleted.')).toBeDefined();
		expect(screen.getByText('This note is not available.')).toBeDefined();
	});

	it('costs a plain note no more than 32 nodes', () => {
		const { container } = showNote(wireNote());
		const walker = document.createTreeWalker(container, NodeFilter.SHOW_ALL);
		let nodes = 0;
		while (walker.nextNode()) nodes++;
		expect(nodes).toBeLessThanOrEqual(32);
	});

	it('renders again for a reaction to its own note, and for no other', () => {
		const session = testSession();
		const [first, second] = [wireNote({ text: 'first' }), wireNote({ text: 'second' })];
		session.entities.ingest([first, second]);
		const renders: string[] = [];
		renderInSession(
			[first, second].map(note => (
				<Profiler key={note.id} id={note.id} onRender={id => renders.push(id)}>
					<NoteCard noteId={note.id} />
				</Profiler>
			)),
			{ session },
		);
		renders.length = 0;
		act(() => session.entities.patchNote(first.id, note => withReaction(note, '🌅', false)));
		expect(renders).toEqual([first.id]);
		const [card] = screen.getAllByRole('article');
		expect(within(card as HTMLElement).getByRole('button', { name: '🌅 1' })).toBeDefined();
	});
});
