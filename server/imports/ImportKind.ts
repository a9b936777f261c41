/** The imports of lists of users. */
export type CsvImport = 'following' | 'muting' | 'blocking' | 'user-lists';
export type ImportKind = CsvImport | 'antennas';
