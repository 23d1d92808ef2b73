/** Longer queries are cut: nobody types them, and every word costs time. */
export const MAX_QUERY_LENGTH = 200;
