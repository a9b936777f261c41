/** Ends what a program is still doing after it was stopped. Never shown. */
export class StoppedError extends Error {}
