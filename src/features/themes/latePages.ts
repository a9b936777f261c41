import type { LatePages } from '@/blocks/hosting/LatePages';

export const latePages: LatePages<'installTheme' | 'manageThemes' | 'themeEditor'> = {
	installTheme: () => import('./install/InstallThemePage'),
	manageThemes: () => import('./manage/ManageThemesPage'),
	themeEditor: () => import('./editor/ThemeEditorPage'),
};

export const loadInstallExtensions = () => import('./install/InstallExtensionsPage');
