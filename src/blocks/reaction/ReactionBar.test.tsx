// @vitest-environment bundled-happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { type Choice, choose, renderInSession } from '@tests/factories/renderInSession';
import { expect, it, vi } from 'vitest';
import { mutedEmojis } from '../emoji/mutedEmojis';
import { ReactionBar } from './ReactionBar';

const { pointAtReaction } = vi.hoisted(() => ({ pointAtReaction: vi.fn() }));
vi.mock('./pointAtReaction', () => ({ pointAtReaction }));

const reactions = { '🌅': 12, ':party@.:': 3, ':blob@b.example:': 1 };
const reactionEmojis = { 'blob@b.example': 'https://b.example/blob.png' };

function show(myReaction: string | null = null, ...choices: readonly Choice[]) {
	return renderInSession(
		<ReactionBar noteId="n1" reactions={reactions} reactionEmojis={reactionEmojis} myReaction={myReaction} />,
		{ choices },
	);
}

it('shows each reaction with its picture and its count', () => {
	show();
	expect(screen.getAllByRole('button').map(pill => pill.textContent)).toEqual(['12', '3', '1']);
	expect(screen.getAllByRole('img').map(image => (image as HTMLImageElement).src)).toEqual([
		'https://home.example/twemoji/1f305.svg',
		'https://home.example/emoji/party.webp',
		'https://home.example/proxy/image.webp?url=https%3A%2F%2Fb.example%2Fblob.png&emoji=1',
	]);
});

it('adds the pressed one, or takes one’s own back', () => {
	const { actions } = show(':party@.:');
	const [sunrise, party] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
	expect([sunrise, party].map(pill => pill.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
	fireEvent.click(sunrise);
	fireEvent.click(party);
	expect(actions.react.mock.calls).toEqual([
		['n1', '🌅', sunrise],
		['n1', null, party],
	]);
});

it('offers no emojis of other servers', () => {
	const { actions } = show();
	const [, , blob] = screen.getAllByRole('button') as HTMLButtonElement[];
	expect(blob?.getAttribute('aria-disabled')).toBe('true');
	if (blob) fireEvent.click(blob);
	expect(actions.react).not.toHaveBeenCalled();
});

it('shows no picture of an emoji that the reader has muted, but its count', () => {
	show(null, choose(mutedEmojis, [':party:', '🌅']));
	expect(screen.getAllByRole('button').map(pill => pill.querySelector('img')?.alt)).toEqual([
		undefined,
		undefined,
		':blob:',
	]);
	expect(screen.getAllByRole('img').map(image => image.getAttribute('aria-label'))).toEqual(['🌅', ':party:', null]);
});

it('shows 16 reactions at most, and how many there are beside them', () => {
	const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`r${index}`, 20 - index]));
	renderInSession(<ReactionBar noteId="n1" reactions={many} reactionEmojis={{}} myReaction={null} />);
	expect(screen.getAllByRole('button')).toHaveLength(17);
	expect(screen.getByRole('button', { name: '4 more reactions' }).textContent).toBe('+4');
});

it('tells who reacted when the pointer comes to a pill, not when the page moves the pill beneath it', () => {
	show();
	const [pill] = screen.getAllByRole('button') as [HTMLElement];
	const tell = (target: Element, screenX: number) =>
		fireEvent(target, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', screenX }));
	tell(document.body, 10);
	tell(pill, 10);
	expect(pointAtReaction).not.toHaveBeenCalled();
	tell(document.body, 20);
	tell(pill, 30);
	expect(pointAtReaction).toHaveBeenCalledOnce();
});
