/** Pages for the index of the search. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly content?: string;
  readonly phrases?: readonly string[];
}

/** A page with these sections, as the build reads it. */
export const page = (url: string, title: string, sections: readonly Section[] = [], more = {}) => ({
  ...{url, title, description: '', keywords: [] as string[], weight: 1, breadcrumbs: []},
  places: [{id: '', title, content: ''}, ...sections.map((section) => ({content: '', ...section}))],
  phrases: new Map(sections.map(({id, phrases = []}) => [id, phrases])),
  ...more,
});
