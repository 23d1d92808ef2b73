/** Imported first where an edition in preparation counts, as in the preview, which starts with it. */
process.env.NODE_ENV ??= 'development';
