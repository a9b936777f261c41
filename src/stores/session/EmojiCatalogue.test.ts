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
