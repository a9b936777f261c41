import { preference } from '@/stores/preferences/preference';

/** The user's own style sheet, as typed (rules/appearance#custom-css). */
export const customCss = preference({ key: 'customCss', default: '' });
