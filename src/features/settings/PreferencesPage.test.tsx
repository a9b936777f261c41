// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { renderList, servedSession } from '@tests/factories/renderList';
import { describe, expect, it } from 'vitest';
import { preferenceTexts } from '@/blocks/appearance/preferenceTexts';
import { preferences } from '@/stores/preferences/Preferences';
import { declaredPreferences } from '@/stores/preferences/preference';
import { shownPreferences } from './ShownPreference';

const open = async () => {
	const session = servedSession(() => undefined);
	await renderList({ page: 'preferences' }, session);
	return session;
};
const declared = (key: string) => {
	const preference = declaredPreferences.get(key);
	if (!preference) throw new Error(`There is no preference ${key}.`);
	return preference;
};

describe('the preferences', () => {
	it('are drawn from their declarations, and take effect at once', async () => {
		const session = await open();
		fireEvent.change(screen.getByLabelText('Sensitive media'), { target: { value: 'force' } });
		expect(preferences.get(declared('nsfw'), session)).toBe('force');
		fireEvent.click(screen.getByLabelText('Ask before revealing sensitive media'));
		expect(preferences.get(declared('confirmWhenRevealingSensitiveMedia'), session)).toBe(true);
	});

	it('are found by their words', async () => {
		await open();
		const find = (query: string) => {
			fireEvent.change(screen.getByLabelText('Search preferences'), { target: { value: query } });
			return [...screen.queryAllByRole('combobox'), ...screen.queryAllByRole('switch')].length;
		};
		expect(find('')).toBe(shownPreferences().length);
		expect(find('NSFW confirm')).toBe(1);
		expect(screen.getByLabelText('Ask before revealing sensitive media')).toBeDefined();
		expect(find('weather')).toBe(0);
		expect(screen.getByText('No preferences found')).toBeDefined();
	});

	it('have all texts that their declarations ask for, and no others', async () => {
		await open();
		const texts = preferenceTexts();
		const asked = [...declaredPreferences.values()].filter(({ section }) => section);
		expect(Object.keys(texts).sort()).toEqual(asked.map(({ key }) => key).sort());
		for (const { key, choices = [] } of asked) {
			expect(Object.keys(texts[key]?.choices ?? {}).sort(), key).toEqual(choices.map(String).sort());
		}
	});
});
