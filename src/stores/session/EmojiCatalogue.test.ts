import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiClient } from '@/api/ApiClient';
import type { KeyValueStore } from '@/platform/localDatabase';
import type { WireEmoji } from '@/wire/entities';
import { EmojiCatalogue } from './EmojiCatalogue';
import type { SessionUrls } from './SessionUrls';

let database: KeyValueStore;
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));

const emojiOf = (name: string): WireEmoji => ({ name, url: `https://a.example/${name}`, category: null, aliases: [] });
const get = vi.fn();
/** The catalogue of a new start. */
const start = () =>
	new EmojiCatalogue({ origin: 'https://home.example', get } as unknown as ApiClient, {} as SessionUrls);
const names = ({ all }: EmojiCatalogue) => all.map(({ name }) => name);

beforeEach(() => {
	vi.useFakeTimers();
	database = memoryDatabase();
	get.mockReset().mockResolvedValue({ emojis: [emojiOf('gull')] });
});
afterEach(() => vi.useRealTimers());

it('asks for the whole list once an hour, whatever the stream changes meanwhile', async () => {
	const emojis = start();
	await emojis.load();
	await vi.advanceTimersByTimeAsync(3_500_000);
	emojis.change('emojiAdded', [emojiOf('tern')]);
	const later = start();
	await later.load();
	expect(get).toHaveBeenCalledTimes(1);
	expect(names(later)).toEqual(['gull', 'tern']);
	later.change('emojiDeleted', [emojiOf('gull')]);
	await vi.advanceTimersByTimeAsync(200_000);
	get.mockResolvedValue({ emojis: [emojiOf('tern'), emojiOf('auk')] });
	const latest = start();
	await latest.load();
	expect(get).toHaveBeenCalledTimes(2);
	expect(names(latest)).toEqual(['tern', 'auk']);
});

/** Answers of the server that are still to come, oldest first. */
function lateAnswers(): ((...listed: string[]) => void)[] {
	const answers: ((...listed: string[]) => void)[] = [];
	get.mockImplementation(() => new Promise(done => answers.push((...listed) => done({ emojis: listed.map(emojiOf) }))));
	return answers;
}

it('keeps what the stream changes while the list is on its way, with no list yet too', async () => {
	const answers = lateAnswers();
	const emojis = start();
	emojis.change('emojiAdded', [emojiOf('auk')]);
	const loaded = emojis.load();
	await vi.advanceTimersByTimeAsync(0);
	emojis.change('emojiAdded', [emojiOf('tern')]);
	emojis.change('emojiDeleted', [emojiOf('gull')]);
	answers[0]?.('gull', 'crane');
	await loaded;
	expect(names(emojis)).toEqual(['crane', 'auk', 'tern']);
	const forced = emojis.load(true);
	await vi.advanceTimersByTimeAsync(0);
	emojis.change('emojiDeleted', [emojiOf('crane')]);
	expect(names(emojis)).toEqual(['auk', 'tern']);
	answers[1]?.('crane', 'gull');
	await forced;
	expect(names(emojis)).toEqual(['gull']);
});

it('keeps what the stream changes before the list of this device is read', async () => {
	await start().load();
	const emojis = start();
	emojis.change('emojiAdded', [emojiOf('tern')]);
	await emojis.load();
	await vi.advanceTimersByTimeAsync(0);
	expect(names(emojis)).toEqual(['gull', 'tern']);
	const later = start();
	await later.load();
	expect(names(later)).toEqual(['gull', 'tern']);
	expect(get).toHaveBeenCalledTimes(1);
});

it('takes the answer of the latest load, whichever comes last', async () => {
	const answers = lateAnswers();
	const emojis = start();
	const first = emojis.load();
	await vi.advanceTimersByTimeAsync(0);
	void emojis.load(true);
	await vi.advanceTimersByTimeAsync(0);
	answers[1]?.('tern');
	await vi.advanceTimersByTimeAsync(0);
	answers[0]?.('gull');
	await first;
	expect(names(emojis)).toEqual(['tern']);
});
