import type { MenuStyle } from './presentationOf';

/** The user's `menuStyle` preference. Set from outside, as `ui` can't read preferences. */
export const menuStyle: { current: MenuStyle } = { current: 'auto' };
