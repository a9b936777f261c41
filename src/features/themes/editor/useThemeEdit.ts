import { useEffect, useState } from 'react';
import { builtInThemes, defaultTheme } from '@/domain/theme/builtIn/builtInThemes';
import type { Theme } from '@/domain/theme/Theme';
import { EditsSlot } from '@/stores/keptEdits';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { darkTheme, lightTheme, themes } from '@/stores/themes/themePreferences';
import { usableThemes } from '../compiledTheme';
import { change, type History, redo, startHistory, undo } from './history';
import { editOf, type ThemeEdit, themeEditRules } from './ThemeEdit';

export interface ThemeEditing {
	readonly edit: ThemeEdit;
	readonly canUndo: boolean;
	readonly canRedo: boolean;
	/** @param mark what is changed: while that goes on, it is one step back */
	readonly change: (next: Partial<ThemeEdit>, mark?: string) => void;
	readonly undo: () => void;
	readonly redo: () => void;
	/** Begins anew, as a copy of the theme; nothing is kept. */
	readonly discard: () => void;
}

/**
 * The theme in the editor. Edits are kept on this device until they are saved or discarded, for each theme that one
 * began with.
 * @param from the id of that theme; by default the one that the page is drawn in
 */
export function useThemeEdit(from: string | undefined): ThemeEditing {
	const session = useSession();
	const [slot] = useState(() => new EditsSlot(session, `themeEditor:${from ?? ''}`));
	const [kept] = useState(() => slot.read(themeEditRules));
	const [history, setHistory] = useState<History<ThemeEdit>>(() =>
		startHistory(kept ?? editOf(sourceOf(from, session))),
	);
	const { past, present, future } = history;
	const [isKept, setKept] = useState(kept !== null);
	useEffect(() => void slot.keep(isKept ? present : null), [slot, present, isKept]);
	const step = (next: (history: History<ThemeEdit>) => History<ThemeEdit>) => {
		setKept(true);
		setHistory(next);
	};
	return {
		edit: present,
		canUndo: past.length > 0,
		canRedo: future.length > 0,
		change: (next, mark) => step(now => change(now, { ...now.present, ...next }, mark)),
		undo: () => step(undo),
		redo: () => step(redo),
		discard() {
			setKept(false);
			setHistory(startHistory(editOf(sourceOf(from, session))));
		},
	};
}

function sourceOf(id: string | undefined, session: Session): Theme {
	const base = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
	const chosen = preferences.get(base === 'dark' ? darkTheme : lightTheme, session);
	const known = usableThemes([...builtInThemes, ...preferences.get(themes, session), ...(chosen ? [chosen] : [])]);
	const named = (wanted: string | undefined) => known.find(theme => theme.id === wanted);
	return named(id) ?? named(chosen?.id) ?? defaultTheme(base);
}
