import type { MuteRule } from './wordMute.protocol';

/** A rule of the form `/regex/flags`. */
export const REGEX_RULE = /^\/(.+)\/([a-z]*)$/s;

/** Only regex rules can take indefinitely long. */
export const isRegexRule = (rule: MuteRule): boolean => typeof rule === 'string' && REGEX_RULE.test(rule);
