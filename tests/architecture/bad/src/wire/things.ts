export interface WireThing { id: string }
export const NOT_A_TYPE = 1;
