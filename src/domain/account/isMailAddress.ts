/** One `@`, and nothing blank: whether mail arrives there only a link can tell. */
const FORM = /^[^\s@]+@[^\s@]+$/;

export const isMailAddress = (typed: string): boolean => FORM.test(typed.trim());
