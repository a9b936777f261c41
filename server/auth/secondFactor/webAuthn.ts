/** The library for security keys, which is loaded when it is first needed: it takes a quarter of the server's start. */
export const webAuthn = () => import('@simplewebauthn/server');
