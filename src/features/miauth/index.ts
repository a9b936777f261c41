/** The page `/miauth/{session}`, for the minimal mode. */
export const loadConsentPage = () => import('./ConsentPage');
