/** The page `/miauth/{session}`, for the minimal launch mode. */
export const loadConsentPage = () => import('./ConsentPage');
