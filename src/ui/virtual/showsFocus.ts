/**
 * The style of react-virtuoso's scroller, which is a stop for Tab: without it the library hides its focus ring by a style
 * of its own.
 */
export const showsFocus = { outline: undefined };
