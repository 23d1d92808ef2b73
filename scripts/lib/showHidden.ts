/** Importing this first shows editions in preparation, as the preview does. */
process.env.NODE_ENV ??= 'development';
