import type { MenuStyle } from './presentationOf';

/** The reader's `menuStyle` preference, put here by whoever reads preferences: `ui` doesn't know the stores. */
export const menuStyle: { current: MenuStyle } = { current: 'auto' };
