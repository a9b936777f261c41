/** `rest` responses are made for the reader (a missing `myReaction` means none); `stream` messages may not be. */
export type Source = 'rest' | 'stream';
