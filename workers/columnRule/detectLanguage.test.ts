import { beforeAll, describe, expect, it } from 'vitest';
import { type Detector, detectLanguage } from './detectLanguage';
import { loadDetector } from './loadDetector';
import { plainWords } from './plainWords';

let detector: Detector;
beforeAll(async () => {
	detector = await loadDetector();
});

describe('the language of a note', () => {
	it.each([
		['ja', '今日は天気がいいですね'],
		['ja', 'TypeScript 6 が出た！ release notes を読む'],
		['ko', '오늘 날씨가 정말 좋네요'],
		['zh', '今天天气非常好我们出去玩吧'],
		['el', 'Σήμερα είναι ωραία μέρα'],
		['th', 'วันนี้อากาศดีมาก'],
		['he', 'היום מזג האוויר יפה'],
	])('is told by its script: %s', (language, text) => {
		expect(detectLanguage(text, null)).toBe(language);
	});

	it.each([
		['en', 'I think this is the best coffee I had in weeks'],
		['de', 'Heute habe ich endlich wieder Zeit für den Garten'],
		['fr', 'Je ne sais pas encore si je viens demain'],
		['es', 'Mañana vamos a la playa con los niños'],
		['pt', 'Hoje não vou conseguir terminar o trabalho'],
		['it', 'Questa sera ceniamo tutti insieme a casa'],
		['nl', 'Ik weet niet wat ik vandaag moet doen'],
		['id', 'Saya tidak tahu harus makan apa hari ini'],
		['pl', 'Nie wiem, co dzisiaj zrobić na obiad'],
		['tr', 'Bugün hava çok güzel, dışarı çıkalım'],
		['vi', 'Hôm nay trời đẹp quá, đi chơi thôi'],
		['sv', 'Jag vet inte vad jag ska göra idag'],
		['ru', 'Сегодня очень хорошая погода'],
		['uk', 'Сьогодні дуже гарна погода'],
		['ar', 'الطقس جميل اليوم في المدينة'],
		['fa', 'امروز هوا خیلی خوب است'],
		['en', 'good morning everyone ¯\\_(ツ)_/¯ what a day https://例え.example/日本語'],
	])('is told by its letters: %s', (language, text) => {
		expect(detectLanguage(text, detector)).toBe(language);
		expect(detectLanguage(text, null)).toBeNull();
	});

	it.each([
		'',
		'ok',
		'lol',
		'GG WP',
		'了解',
		'123 456 :blobcat: :neko:',
		'@mara @rin #fog',
		'hahaha',
		'👍👍👍👍',
		'v2.3.1 released',
	])('isn’t known of %j', text => {
		expect(detectLanguage(text, detector)).toBeNull();
	});

	it('doesn’t depend on what stands around the words', () => {
		const words = 'Heute habe ich endlich wieder Zeit für den Garten';
		for (const around of [
			'@mara@tide.example ',
			'#garden ',
			':neko_smile: ',
			'$[x2 ',
			'`let x = 1` ',
			'https://a.example/the/best/of/it ',
		]) {
			expect(detectLanguage(around + words, detector)).toBe('de');
			expect(plainWords(around + words)).toBe(words);
		}
	});
});
