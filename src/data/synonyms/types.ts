/** Groups of phrases that mean the same to somebody who searches. */
export type SynonymGroups = readonly (readonly string[])[];
