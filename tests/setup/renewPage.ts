/** The global that gives a test file a new page. Vitest loads environments apart from tests, so neither imports it. */
export const RENEW_PAGE = Symbol.for('quarterdeck.renewPage');
