/**
 * What becomes of an account's unsent work when it leaves the device: there is `none`, it stays for when the account is
 * added again (`keep`), or it is deleted (`forget`), also after it was saved elsewhere.
 */
export type WorkDecision = 'none' | 'keep' | 'forget';
