import type { CSSProperties } from 'react';
import type { DeckColumn } from '@/domain/deck/deck';
import { accountKey, accounts } from '@/stores/session/accounts';

/** Colour tokens of accounts other than the page's own, in the order of the list. */
const COLOURS = ['--account-2', '--account-3', '--account-4', '--account-5'] as const;

/** The colour of an account where several are shown together; the page's own has the accent colour. */
export function accountColour(key: string | undefined): string {
	const { all, current } = accounts.getState();
	if (key === undefined || !current || key === accountKey(current)) return 'var(--accent)';
	const others = all.filter(account => accountKey(account) !== accountKey(current));
	const index = others.findIndex(account => accountKey(account) === key);
	return index < 0 ? 'var(--accent)' : `var(${COLOURS[index % COLOURS.length]})`;
}

/** Colours that a column can have, as tokens of the theme. */
export const COLUMN_COLOURS = ['--accent', ...COLOURS] as const;

/** The chosen colour of a column, else that of its account, and the colour of text on it. */
export function columnColours({ color }: DeckColumn, key: string | undefined): CSSProperties {
	const token = COLUMN_COLOURS.find(each => each === color);
	const colour = token === undefined ? accountColour(key) : `var(${token})`;
	const on = colour === 'var(--accent)' ? 'var(--on)' : 'var(--account-on)';
	return { '--column-accent': colour, '--column-on': on } as CSSProperties;
}
