/** `rest` answers know the reader (a missing `myReaction` means none); `stream` frames may not. */
export type Source = 'rest' | 'stream';
