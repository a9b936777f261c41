import { screen as ofFirstPage, within } from '@testing-library/react/pure';

export * from '@testing-library/react/pure';
/** Of the test file's own page: the library looks in the first one that its thread had. */
export const screen = typeof document === 'undefined' ? ofFirstPage : { ...ofFirstPage, ...within(document.body) };
