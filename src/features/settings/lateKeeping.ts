/** Apart from the late pages, whose list of files members would load at each start. */
export const loadPreferenceKeeping = () => import('./profiles/keepPreferences');
