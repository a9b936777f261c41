/** The pages that ask whether an app may use an account, for the minimal mode. */
export const loadMiAuthPage = () => import('./MiAuthPage');
export const loadAppAuthPage = () => import('./AppAuthPage');
export const loadOAuthPage = () => import('./OAuthPage');
