import { describe, expect, it } from 'vitest';
import { foldText } from '@/base/foldText';
import { occursIn } from './occursIn';

const finds = (word: string, text: string) => occursIn(foldText(text), foldText(word));

describe('occursIn', () => {
	it('finds words by their beginning, and not in the middle of others', () => {
		expect(finds('ha', 'The harbour')).toBe(true);
		expect(finds('ha', 'that shade')).toBe(false);
		expect(finds('ha', 'that (HArbour)')).toBe(true);
		expect(finds('ほ', 'あほ')).toBe(true);
	});

	it('finds Japanese anywhere, in either kana, and Latin words between it', () => {
		expect(finds('潮汐', '今日の潮汐表です')).toBe(true);
		expect(finds('かもめ', 'カモメが飛ぶ')).toBe(true);
		expect(finds('rust', '今日はRustを書く')).toBe(true);
		expect(finds('ｱﾝﾃﾅ', 'アンテナ')).toBe(true);
	});

	it('finds signs, hashtags and addresses as they are written', () => {
		expect(finds('#tide', 'low #tide')).toBe(true);
		expect(finds('🦀', 'a🦀b')).toBe(true);
		expect(finds('a.example/x', 'see https://a.example/x')).toBe(true);
	});

	it('finds words with and without accents', () => {
		expect(finds('cafe', 'un Café')).toBe(true);
		expect(finds('élan', 'with ELAN')).toBe(true);
		expect(finds('прилив', 'Высокий Прилив')).toBe(true);
	});
});
