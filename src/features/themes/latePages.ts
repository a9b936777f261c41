import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'installTheme' | 'manageThemes' | 'themeEditor'> = {
	installTheme: () => import('./install/InstallThemePage'),
	manageThemes: () => import('./manage/ManageThemesPage'),
	themeEditor: () => import('./editor/ThemeEditorPage'),
};

export const loadOfferedTheme = async () => (await import('./install/readOfferedTheme')).readOfferedTheme;
