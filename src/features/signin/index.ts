export { openSignin, openSignup } from './openSignin';

/** The page `/signup-complete/{code}`, for the minimal mode. */
export const loadSignupCompletePage = () => import('./signup/SignupCompletePage');
