export { openSignin, openSignup } from './openSignin';
export { SigninForm } from './SigninForm';
