// @vitest-environment bundled-happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { choose, renderInSession, testSession } from '@tests/factories/renderInSession';
import { beforeEach, expect, it, vi } from 'vitest';
import { Emoji } from './Emoji';
import { unicodeEmojiUrl } from './emojiSources';
import { mutedEmojis } from './mutedEmojis';

const session = testSession();
/** From Unicode 16, newer than the pictures of many servers. */
const NEW = '🫩';

beforeEach(() => {
	vi.restoreAllMocks();
	sessionStorage.clear();
});

function show(style: 'twemoji' | 'fluent', char: string) {
	const url = unicodeEmojiUrl(char, session, style);
	return renderInSession(<Emoji url={url} alt={char} isCustom={false} code={char} isBoxed />, { session });
}

it('shows the character where the server has no picture of it, and asks for it no more', () => {
	const first = show('twemoji', NEW);
	fireEvent.error(screen.getByRole('img'));
	expect(screen.queryByRole('img')).toBeNull();
	expect(screen.getByText(NEW)).toBeDefined();
	first.unmount();
	show('twemoji', NEW);
	expect(screen.queryByRole('img')).toBeNull();
	expect(unicodeEmojiUrl(NEW, session, 'twemoji')).toBeNull();
});

it('takes the other picture where only the chosen style lacks it, then the character', () => {
	const char = '🏴';
	show('fluent', char).unmount();
	show('fluent', char);
	fireEvent.error(screen.getByRole('img'));
	expect(unicodeEmojiUrl(char, session, 'fluent')).toContain('/twemoji/');
});

it('remembers that after a reload, for the session of the tab', async () => {
	show('twemoji', '🫪');
	fireEvent.error(screen.getByRole('img'));
	vi.resetModules();
	const fresh = await import('./emojiSources');
	expect(fresh.unicodeEmojiUrl('🫪', session, 'twemoji')).toBeNull();
	expect(fresh.unicodeEmojiUrl('👍', session, 'twemoji')).not.toBeNull();
});

it('blames no picture for a lost connection', () => {
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	show('twemoji', '🫠');
	fireEvent.error(screen.getByRole('img'));
	expect(unicodeEmojiUrl('🫠', session, 'twemoji')).not.toBeNull();
});

it('hides a muted emoji in both forms, as texts and reactions have it', () => {
	for (const [muted, char] of [
		['❤', '❤\uFE0F'],
		['☀\uFE0F', '☀'],
	] as const) {
		const choices = [choose(mutedEmojis, [muted])];
		const view = renderInSession(<Emoji url="/a.svg" alt={char} isCustom={false} code={char} />, { session, choices });
		expect(screen.getByRole('img', { name: char }).tagName).toBe('SPAN');
		view.unmount();
	}
});
