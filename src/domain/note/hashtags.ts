/**
 * A hashtag at the end of a text, `#` and letters captured separately; the letters may be missing
 * (rules/markup#hashtags-and-mentions).
 */
export const HASHTAG_AT_END = /(?<![a-z0-9&/#])(#)([^\s.,!?'"#:/[\]【】()「」（）<>]*)$/i;
