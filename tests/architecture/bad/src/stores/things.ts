export interface Known { id: string }
export const things: Known[] = [];
